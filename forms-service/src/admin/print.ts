import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Characters per write: one write per lead would take longer than reading it. */
const CHUNK = 65_536;

async function* joinChunks(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Writes results to standard output with backpressure. */
export async function print(stdout: Writable, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
  await pipeline(Readable.from(joinChunks(pieces)), stdout, { end: false });
}

export const printJson = (stdout: Writable, value: unknown) => print(stdout, [`${JSON.stringify(value, null, 2)}\n`]);

/** Streams values as a JSON array. */
export async function* jsonArray(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const value of values) {
    yield before + JSON.stringify(value);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
