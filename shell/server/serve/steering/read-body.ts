import type { IncomingMessage } from 'node:http';
import { SteeringRefused } from '../../steering/steering-refused.ts';

const tooLarge = () => new SteeringRefused('The body is too large.', 413);

/**
 * Reads a body up to the limit; the body-parser of Express would read all of it before refusing.
 * @throws SteeringRefused (rejects) when the body is too large or the connection closes early
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The connection is still needed for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof SteeringRefused) throw error;
    throw new SteeringRefused('The connection closed before the body was complete.', 400);
  }
  return Buffer.concat(chunks);
}

/** @throws SteeringRefused for invalid JSON */
export function parseJson(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString());
  } catch {
    throw new SteeringRefused('The body is not valid JSON.', 400);
  }
}
