import { releaseVersionSchema, remoteNameSchema } from '@site/contracts';
import { limitRequest } from '@site/process';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import * as z from 'zod';
import type { Access, Authorizer } from './authorize.ts';
import type { ChangeLimiter } from './change-limiter.ts';
import { describeApi } from './describe-api.ts';
import type { Operation } from './operation.ts';
import { parseRequest } from './parse-request.ts';
import { beginProblem } from './problem.ts';
import { parseJson, readBody } from './read-body.ts';
import { untilGone } from './until-gone.ts';

/** Exceeds the time for other decisions and the first composition in sequence; proxies in front have the same timeout. */
export const LONGEST_DECISION_MS = 130_000;

/** Suffices for a file of 5 MB, which is large for a page, at 70 kbit/s. */
const LONGEST_UPLOAD_MS = 600_000;

/** Limit for JSON bodies, which hold a version and a note. */
const MAX_BODY_BYTES = 16_000;

const paramsSchema = z.object({
  remote: z._default(remoteNameSchema, ''),
  version: z._default(releaseVersionSchema, ''),
  digest: z
    .string()
    .regex(/^[0-9a-f]{96}$/, 'must be SHA-384 in hexadecimal digits')
    .default(''),
});

const isOutcome = z.object({ outcome: z.enum(['refused', 'failed']) });

const accessOf = ({ access }: Operation, remote: string): Access =>
  access === 'remote' ? { kind: 'remote', remote } : { kind: access };

interface SteeringRoutesParts {
  operations: Operation[];
  authorizer: Authorizer;
  limitChanges: ChangeLimiter;
  /** Called with internal errors. */
  onError: (error: unknown) => void;
}

/** Creates the routes of the API behind `npm run site`. */
export function createSteeringRoutes({ operations, authorizer, limitChanges, onError }: SteeringRoutesParts): Router {
  const router = express.Router();

  const handle =
    (operation: Operation): RequestHandler =>
    async (request, response) => {
      response.setTimeout(LONGEST_DECISION_MS);
      const params = parseRequest(paramsSchema, request.params);
      // Before the body is read, which the shell does only for authorized requests.
      const by = await authorizer.authorize(request, accessOf(operation, params.remote));
      await limitChanges(operation, by);
      if (operation.maxFileBytes) limitRequest(request, LONGEST_UPLOAD_MS);
      const content = await readBody(request, operation.maxFileBytes ?? MAX_BODY_BYTES);
      const body = operation.maxFileBytes ? content : parseJson(content);
      const signal = untilGone(response);
      const result = await operation.run({ by, signal, params, body, query: request.query });
      response.status(isOutcome.safeParse(result).success ? 409 : 200).json(result);
    };

  const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, message } = beginProblem(error, response, onError);
    response.status(status).json({ message });
  };

  // Created on demand: it is rarely requested and takes a sixth of a start.
  router.get('/-/openapi.json', (_request, response) => void response.json(describeApi(operations)));
  for (const operation of operations)
    router[operation.method](operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), handle(operation));
  router.use(refuse);
  return router;
}
