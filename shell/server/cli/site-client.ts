import { ConfigurationError, parseEnvironment } from '@site/process';
import * as z from 'zod';
import type { Host } from './host.ts';

/** Longer than the slowest release takes to be composed or refused. */
const TIMEOUT_MS = 120_000;
/** The site gives a file as long. */
const UPLOAD_TIMEOUT_MS = 600_000;

const environmentSchema = z.object({
  PORT: z.coerce.number().int().default(8080),
  HOST: z.string().default('127.0.0.1'),
  SITE_TOKEN: z.string().optional(),
});

const problemSchema = z.object({ message: z.string() });

/** An answer of the site. */
export interface SiteAnswer {
  isGood: boolean;
  status: number;
  body: unknown;
}

/** Asks a running site. */
export interface SiteClient {
  /** Address that is asked. */
  site: URL;
  /** @throws ConfigurationError (rejects) with the sentence of a refusal without a result, or when nobody answers */
  ask(method: string, path: string, body?: unknown): Promise<SiteAnswer>;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Address of the site that `npm start` serves in this environment. */
function defaultAddress({ HOST, PORT }: z.infer<typeof environmentSchema>): string {
  const host = EVERYWHERE.has(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

function toUrl(address: string): URL {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new ConfigurationError(`--site takes an address such as https://operations.example, not ${address}.`);
}

/** @param address of the site; where `npm start` serves it in this environment, unless given */
export function createSiteClient({ env }: Pick<Host, 'env'>, address?: string): SiteClient {
  const environment = parseEnvironment(environmentSchema, env);
  const site = toUrl(address ?? defaultAddress(environment));
  const authorization = environment.SITE_TOKEN && { authorization: `Bearer ${environment.SITE_TOKEN}` };

  return {
    site,
    async ask(method, path, body) {
      const isBinary = body instanceof Uint8Array;
      const type = isBinary ? 'application/octet-stream' : 'application/json';
      const response = await fetch(new URL(path, site), {
        method,
        headers: { ...authorization, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: isBinary ? new Uint8Array(body) : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(isBinary ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new ConfigurationError(`${site.origin} does not answer: start the site, or name it with --site.`, {
          cause,
        });
      });
      return read(response, site);
    },
  };
}

async function read(response: Response, site: URL): Promise<SiteAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined)
    throw new ConfigurationError(
      `${site.origin} answers ${response.status} without a sentence: is it the site's operations address?`,
    );
  if (response.ok || (typeof body === 'object' && body !== null && 'outcome' in body))
    return { isGood: response.ok, status: response.status, body };
  const { data } = problemSchema.safeParse(body);
  throw new ConfigurationError(data?.message ?? `${site.origin} answers ${response.status}.`);
}
