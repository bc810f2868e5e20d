import { ConfigurationError, parseEnvironment, printableLine } from '@site/process';
import * as z from 'zod';
import { problemSchema } from '../steering/api-schemas.ts';
import type { Host } from './host.ts';

/** Exceeds the time in which the slowest release is composed or refused. */
const TIMEOUT_MS = 120_000;
/** The same limit as that of the site. */
const UPLOAD_TIMEOUT_MS = 600_000;

const REFUSED = 409;

/** Codes of connections that were not established, so that nothing can have changed. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Explains a request without an answer. */
function explain(error: Error, method: string): string {
  const { code = '', message }: NodeJS.ErrnoException = error.cause instanceof Error ? error.cause : error;
  if (NOT_CONNECTED.has(code)) return 'does not answer: start the site, or name it with --site.';
  if (/CERT|TLS|SSL/.test(code)) return `cannot be trusted (${code}): check its certificate.`;
  const what = error.name === 'TimeoutError' ? 'did not answer in time' : `did not answer (${code || message})`;
  return method === 'GET' ? `${what}.` : `${what}; a change may still take effect: see "status".`;
}

const environmentSchema = z.object({
  PORT: z.coerce.number().int().default(8080),
  HOST: z.string().default('127.0.0.1'),
  SITE_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'must be a token, without spaces and special characters')
    .optional(),
});

/** Answer of the site. */
export interface SiteAnswer<Answer> {
  isGood: boolean;
  answer: Answer;
  /** The same as the site sent it, with fields that this command does not know. */
  body: unknown;
}

interface Exchange<Answer> {
  /** Sent as a file if it is binary, as JSON otherwise. */
  body?: unknown;
  answer: z.ZodType<Answer>;
}

/** Client of a running site. */
export interface SiteClient {
  site: URL;
  /** @throws ConfigurationError (rejects) with the sentence of a refusal without a result, or when the site is unreachable */
  ask<Answer>(method: string, path: string, exchange: Exchange<Answer>): Promise<SiteAnswer<Answer>>;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Returns the address at which `npm start` serves in this environment. */
function defaultAddress({ HOST, PORT }: z.infer<typeof environmentSchema>): string {
  const host = EVERYWHERE.has(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

function toUrl(address: string): URL {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new ConfigurationError(`--site takes an address such as https://operations.example, not ${address}.`);
}

/** @param address of the site; by default the one at which `npm start` serves in this environment */
export function createSiteClient({ env }: Pick<Host, 'env'>, address?: string): SiteClient {
  const environment = parseEnvironment(environmentSchema, env);
  const site = toUrl(address ?? defaultAddress(environment));
  const authorization = environment.SITE_TOKEN && { authorization: `Bearer ${environment.SITE_TOKEN}` };

  return {
    site,
    async ask(method, path, { body, answer }) {
      const isBinary = body instanceof Uint8Array;
      const type = isBinary ? 'application/octet-stream' : 'application/json';
      const response = await fetch(new URL(path, site), {
        method,
        headers: { ...authorization, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: isBinary ? new Uint8Array(body) : JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(isBinary ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
      }).catch((cause: Error) => {
        throw new ConfigurationError(`${site.origin} ${explain(cause, method)}`, { cause });
      });
      const target = response.status >= 300 && response.status < 400 && response.headers.get('location');
      if (target) throw new ConfigurationError(`${site.origin} redirects to ${target}: name that address with --site.`);
      return read(response, site, answer);
    },
  };
}

async function read<Answer>(response: Response, site: URL, schema: z.ZodType<Answer>): Promise<SiteAnswer<Answer>> {
  const body: unknown = await response.json().catch(() => undefined);
  const { data: answer } = schema.safeParse(body);
  // A refused release has a result, too.
  if (answer !== undefined && (response.ok || response.status === REFUSED))
    return { isGood: response.ok, answer, body };
  if (response.ok && body !== undefined)
    throw new ConfigurationError(
      `${site.origin} answers in a format that this command does not know: update the command.`,
    );
  const { data: problem } = problemSchema.safeParse(body);
  throw new ConfigurationError(
    problem
      ? printableLine(problem.message)
      : `${site.origin} answers ${response.status} without a message: is it the operations address of the site?`,
  );
}
