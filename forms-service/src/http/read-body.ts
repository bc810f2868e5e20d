import express, { type RequestHandler } from 'express';
import { refuse, UNREADABLE, wrongType } from './refuse.ts';

/** Ten times the longest message; counted after decompression. */
const LIMIT = '64kb';
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const requireType =
  (pattern: RegExp, type: string): RequestHandler =>
  (request, response, next) => {
    if (pattern.test(request.get('content-type') ?? '')) next();
    else refuse(request, response, 415, wrongType(type));
  };

const parseWith =
  (parse: (text: string) => unknown): RequestHandler =>
  (request, response, next) => {
    try {
      // An empty body is undefined, which fails as well.
      request.body = parse(utf8.decode(request.body));
    } catch {
      return refuse(request, response, 400, UNREADABLE);
    }
    next();
  };

const readBytes = (limit: string) => express.raw({ limit, type: () => true });

/**
 * Reads JSON strictly: express.json accepts invalid UTF-8 and passes other types to the handler.
 * @param limit maximum size, such as `4kb`
 */
export const readJsonUpTo = (limit: string): RequestHandler[] => [
  requireType(JSON_TYPE, 'application/json'),
  readBytes(limit),
  parseWith((text) => JSON.parse(text)),
];

export const readBody = readJsonUpTo(LIMIT);

/** Reads URL-encoded forms; the last value of a name wins. */
export const readPlainBody: RequestHandler[] = [
  requireType(FORM_TYPE, 'application/x-www-form-urlencoded'),
  readBytes(LIMIT),
  parseWith((text) => Object.fromEntries(new URLSearchParams(text))),
];
