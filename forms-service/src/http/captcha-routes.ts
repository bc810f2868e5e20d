import { type FormName, formNames, formSchemas } from '@site/contracts/forms';
import type { RequestHandler } from 'express';
import type { CaptchaVerifier } from '../captcha/captcha-verifier.ts';
import type { WidgetFile } from '../captcha/widget-files.ts';
import { refuse } from './refuse.ts';
import { networkOf } from './visitor-address.ts';

const ELSEWHERE = 'Visitors are checked by a hosted service: its widget has the challenges.';

const isForm = (name: unknown): name is FormName => typeof name === 'string' && Object.hasOwn(formSchemas, name);

/** `GET /api/captcha/challenge?form=`: creates a challenge for one form, valid for ten minutes. */
export function challengeRoute({ createChallenge }: Pick<CaptchaVerifier, 'createChallenge'>): RequestHandler {
  return async (request, response) => {
    const { form } = request.query;
    if (!createChallenge) return refuse(request, response, 404, ELSEWHERE);
    if (!isForm(form))
      return refuse(request, response, 400, `Name the form with ?form=, one of ${formNames.join(', ')}.`);
    response.set('Cache-Control', 'no-store').json(await createChallenge(form, networkOf(request)));
  };
}

/** `GET /api/captcha/api.js` and its worker script. */
export function scriptRoute({ plain, brotli, etag }: WidgetFile): RequestHandler {
  return (request, response) => {
    response.set({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' }).type('text/javascript');
    // request.fresh also follows the client's Cache-Control, and some clients send no-cache with every revalidation.
    if (request.get('if-none-match')?.includes(etag)) return response.status(304).end();
    if (request.acceptsEncodings('br') === 'br') return response.set('Content-Encoding', 'br').send(brotli);
    response.send(plain);
  };
}
