import { remoteNameSchema } from '@site/contracts';
import { ConfigurationError, explainSystemError } from '@site/process';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod';
import { ReleaseRefused } from '../../ingest/release-refused.ts';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import type { Access, Authorizer } from './authorize.ts';
import { describeApi } from './describe-api.ts';
import { type Operation, versionSchema } from './operation.ts';
import { parseJson, readBody } from './read-body.ts';

/** Of verbs, whose bodies hold a version and a note. */
const MAX_BODY_BYTES = 16_000;

/** Of one token. A release has some hundred files. */
const CHANGES = { points: 60, duration: 60 };
const UPLOADS = { points: 3_000, duration: 60 };

const paramsSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema.default(''),
  digest: z
    .string()
    .regex(/^[0-9a-f]{96}$/, 'must be SHA-384 in hexadecimal digits')
    .default(''),
});

const isOutcome = z.object({ outcome: z.enum(['refused', 'failed']) });

/** @returns one sentence */
function explain({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.map(String).join('.');
  return `Correct ${place || 'the request'}: ${issue?.message}.`;
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new SteeringRefused(explain(error), 400);
  return data as z.output<Schema>;
}

const accessOf = ({ access }: Operation, remote: string): Access =>
  access === 'remote' ? { kind: 'remote', remote } : { kind: access };

/** @param onError told what is no answer to a request */
export function createSteeringRoutes(
  operations: Operation[],
  authorizer: Authorizer,
  onError: (error: unknown) => void,
): Router {
  const router = express.Router();
  const changes = new RateLimiterMemory(CHANGES);
  const uploads = new RateLimiterMemory(UPLOADS);
  const description = describeApi(operations);

  const count = ({ access, id }: Operation, by: string) => {
    if (access === 'read') return undefined;
    const limiter = id === 'upload' ? uploads : changes;
    return limiter.consume(by).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new SteeringRefused('That was a lot at once: try again in a minute.', 429);
    });
  };

  const handle =
    (operation: Operation): RequestHandler =>
    async (request, response) => {
      const hasParams = operation.path.includes('{');
      const params = hasParams ? parse(paramsSchema, request.params) : { remote: '', version: '', digest: '' };
      // Before the body is read: for nobody else the shell reads anything.
      const by = await authorizer.authorize(request, accessOf(operation, params.remote));
      await count(operation, by);
      const content = await readBody(request, operation.maxFileBytes ?? MAX_BODY_BYTES);
      const body: unknown = operation.body ? parse(operation.body, parseJson(content)) : content;
      const query = operation.query ? parse(operation.query, request.query) : {};
      const result = await operation.run({ by, params, body, query: query as Record<string, string> });
      response.status(isOutcome.safeParse(result).success ? 409 : 200).json(result);
    };

  const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, message } = problemOf(error);
    if (status === 500) onError(error);
    // What has not been read of the request is not read any more.
    if (status === 413) response.set('connection', 'close');
    if (status === 429) response.set('retry-after', '60');
    response.status(status).json({ message });
  };

  router.get('/-/openapi.json', (_request, response) => void response.json(description));
  for (const operation of operations)
    router[operation.method](operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), handle(operation));
  router.use(refuse);
  return router;
}

function problemOf(error: unknown): { status: number; message: string } {
  if (error instanceof SteeringRefused) return error;
  if (error instanceof ReleaseRefused) return { status: 409, message: error.message };
  const explained = explainSystemError(error);
  if (explained instanceof ConfigurationError) return { status: 503, message: explained.message };
  return { status: 500, message: 'The shell could not do that: its log says why.' };
}
