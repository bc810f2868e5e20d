import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Encoded } from '../store/compress.ts';
import { mediaType } from './media-types.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Alternating names and values, as on the wire. */
type HeaderList = string[];

interface Body {
  content: Buffer;
  tag: string;
  headers: HeaderList;
  /** Headers of a 304 answer. */
  unchanged: HeaderList;
}

/** Prepared answer in all encodings: serving it is a lookup and a write. */
export interface Answer {
  status: number;
  bodies: Record<Encoding, Body>;
}

/** Caching of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers of files that pages on other origins may load: they are public. */
export const CROSS_ORIGIN = { 'access-control-allow-origin': '*' };

/** Policy of files that a browser opens as documents: their scripts do not run with the origin of the site. */
const SANDBOX = { 'content-security-policy': 'sandbox' };

/** Headers that files of releases have by their media type; the gateway sends the same (deploy/gateway/nginx.conf). */
export function releaseFileHeaders(file: string) {
  const type = mediaType(file);
  return { 'content-type': type, ...CROSS_ORIGIN, ...(/html|xml/.test(type) && SANDBOX) };
}

/** Headers of every answer. */
export const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

/** Headers of documents, which contain the rest of their content security policy. */
export const FRAMING = { 'content-security-policy': "frame-ancestors 'none'" };

/**
 * Prepares an answer.
 * @param encoded absent for formats that are already compressed
 * @param headers headers that are the same for all encodings
 */
export function toAnswer(
  status: number,
  content: Buffer,
  encoded: Encoded | undefined,
  headers: OutgoingHttpHeaders,
): Answer {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const body = (encoding: Encoding, bytes: Buffer): Body => {
    const tag = `"${hash}-${encoding}"`;
    const unchanged = toList({ ...COMMON, ...headers, etag: tag, vary: 'accept-encoding' });
    const length = ['content-length', String(bytes.length)];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return { content: bytes, tag, unchanged, headers: [...unchanged, ...length, ...coding] };
  };
  const identity = body('identity', content);
  return {
    status,
    bodies: {
      br: encoded ? body('br', encoded.br) : identity,
      gzip: encoded ? body('gzip', encoded.gzip) : identity,
      identity,
    },
  };
}

const toList = (headers: OutgoingHttpHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));

function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept) ? 'gzip' : 'identity';
}

/** Whether the visitor has the content with this tag (RFC 9110, weak comparison). */
const isKnown = (tags: string | undefined, tag: string) =>
  tags?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true;

/** Sends an answer in the best encoding, or 304 when the visitor already has it. */
export function send({ status, bodies }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': accept, 'if-none-match': tags } = request.headers;
  const { content, headers, unchanged, tag } = bodies[acceptedEncoding(accept as string | undefined)];
  if (status === 200 && isKnown(tags, tag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Sends a short plain-text answer. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    ...COMMON,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(`${text}\n`);
}
