import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export interface Encoded {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses a text for serving.
 * @param quality brotli's: 11 for files that live for months, less for documents that wait to go live
 */
export async function compress(content: Buffer, quality: number): Promise<Encoded> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  return { br, gzip: gz };
}
