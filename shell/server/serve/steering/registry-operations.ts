import { pagePathSchema } from '@site/contracts';
import { publicKeySchema } from '@site/contracts/signature';
import * as z from 'zod';
import { resultSchema } from '../../steering/answers.ts';
import type { Control } from '../../steering/control.ts';
import { defineOperation, noteSchema, type Operation, requestSchema } from './operation.ts';

const newRemoteSchema = z.strictObject({
  note: noteSchema,
  source: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'Of the folder that holds release.json; absent for a remote that is only pushed to.' }),
  paths: z.array(pagePathSchema).optional().meta({
    description:
      'Paths the team answers for, each with everything below it; visitors get 503 there while there is no release.',
  }),
  publicKeys: z.array(publicKeySchema).optional().meta({
    description: 'Who may sign its releases, as minisign prints public keys; none: a release needs no signature.',
  }),
});

/** How an operator changes which remotes the site is made of. */
export function registryOperations(control: Control): Operation[] {
  return [
    defineOperation({
      id: 'add-remote',
      method: 'put',
      path: '/-/remotes/{remote}',
      summary: 'Add a remote to the site',
      access: 'operator',
      body: newRemoteSchema,
      answer: resultSchema,
      run: ({ params, by, body }) => control.addRemote(params.remote, { ...body, by }),
    }),
    defineOperation({
      id: 'remove-remote',
      method: 'delete',
      path: '/-/remotes/{remote}',
      summary: 'Take a remote with all of its pages away',
      access: 'operator',
      body: requestSchema,
      answer: resultSchema,
      run: ({ params, by, body }) => control.removeRemote(params.remote, { ...body, by }),
    }),
  ];
}
