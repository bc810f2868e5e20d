import express, { type RequestHandler } from 'express';
import { refuse } from './answers.ts';

/** Ten times the longest message; counted after decompression. */
const LIMIT = '64kb';
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const requireJson: RequestHandler = (request, response, next) => {
  if (JSON_TYPE.test(request.get('content-type') ?? '')) next();
  else refuse(request, response, 415, 'This address takes forms as application/json in UTF-8.');
};

const parse: RequestHandler = (request, response, next) => {
  try {
    // An empty body is left undefined, which is no JSON either.
    request.body = JSON.parse(utf8.decode(request.body));
  } catch {
    return refuse(request, response, 400, 'This could not be read. Reload the page and send the form again.');
  }
  next();
};

/** Reads JSON strictly: express.json would let broken UTF-8 through and leave other types to the handler. */
export const readBody: RequestHandler[] = [requireJson, express.raw({ limit: LIMIT, type: () => true }), parse];
