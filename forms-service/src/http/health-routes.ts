import type { RequestHandler } from 'express';
import type { LeadStore } from '../store/lead-store.ts';
import { withinPatience } from './within.ts';

/** `GET /livez`: the process answers. */
export const liveRoute: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/plain').send('live');
};

/** `GET /readyz`: a lead could be kept now; 503 when not, which the error handler answers. */
export function readyRoute(store: LeadStore): RequestHandler {
  return async (_request, response) => {
    await withinPatience(store.check());
    response.set('Cache-Control', 'no-store').type('text/plain').send('ready');
  };
}
