import { formNames } from '@site/contracts/forms';
import { widgetScripts } from '../captcha/widget-files.ts';
import { type Operation, refusals } from './operation.ts';

const challenge: Operation = {
  operationId: 'get-captcha-challenge',
  summary: 'Get a challenge, valid for ten minutes and one submission of the form',
  parameters: [
    {
      name: 'form',
      in: 'query',
      required: true,
      description: 'Form that the solution is for.',
      schema: { type: 'string', enum: formNames },
    },
  ],
  responses: {
    200: {
      description: 'An ALTCHA v2 challenge. Send base64 of {challenge, solution} as captcha.',
      headers: { 'Cache-Control': { schema: { type: 'string', const: 'no-store' } } },
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['parameters', 'signature'],
            properties: { parameters: { type: 'object' }, signature: { type: 'string' } },
          },
        },
      },
    },
    ...refusals(400, 404, 429, 500),
  },
};

const script = (name: string): Operation => ({
  operationId: `get-captcha-${name.replace('.', '-')}`,
  summary: name === 'api.js' ? 'Load the captcha widget' : 'Load the worker that solves challenges',
  responses: {
    200: { description: 'A script.', content: { 'text/javascript': { schema: { type: 'string' } } } },
    304: { description: 'The script has not changed.' },
  },
});

/** Paths of the captcha. */
export const captchaPaths = {
  '/api/captcha/challenge': { get: challenge },
  ...Object.fromEntries(widgetScripts.map((name) => [`/api/captcha/${name}`, { get: script(name) }])),
};
