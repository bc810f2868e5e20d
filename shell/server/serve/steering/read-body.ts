import type { IncomingMessage } from 'node:http';
import { SteeringRefused } from '../../steering/steering-refused.ts';

const tooLarge = () => new SteeringRefused('The body is too large.', 413);

/**
 * Reads a body as it is sent, and nothing beyond the limit: body-parser of Express would go on to read all of it first.
 * @throws SteeringRefused (rejects) when it is too large or the connection ends before its time
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The connection is still needed to answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof SteeringRefused) throw error;
    throw new SteeringRefused('The connection ended before the body did.', 400);
  }
  return Buffer.concat(chunks);
}

/** @throws SteeringRefused for what is not JSON */
export function parseJson(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString());
  } catch {
    throw new SteeringRefused('The body cannot be read: send JSON.', 400);
  }
}
