import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';

/** Sentences for unreadable requests. */
export const UNREADABLE = 'This could not be read. Reload the page and send the form again.';
export const wrongType = (expected: string): string => `This address takes forms as ${expected} in UTF-8.`;

const PROBLEM = 'application/problem+json';

/**
 * Refuses a request with one sentence that a visitor can read, since browsers show it (specification, section 8).
 * Clients that ask for it get a problem document instead (RFC 9457).
 */
export function refuse(request: Request, response: Response, status: number, sentence: string): void {
  response.status(status).set('Cache-Control', 'no-store');
  if (request.accepts(['text/plain', PROBLEM]) === PROBLEM) {
    response.type(PROBLEM).send(JSON.stringify({ title: STATUS_CODES[status], status, detail: sentence }));
  } else {
    response.type('text/plain').send(sentence);
  }
}
