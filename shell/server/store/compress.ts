import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pLimit from 'p-limit';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);

/** Within 10 % of brotli's best size at a thirtieth of its time: for content that delays a release. */
export const PROMPT_QUALITY = 9;

/** Best quality of gzip. */
const GZIP_BEST = 9;

/** Whether a file is text, by its extension. */
export const isCompressible = (file: string): boolean => /\.(?:js|css|svg|json|txt|html|xml)$/.test(file);

/** Endings that encodings add to the name of their text. */
export const ENCODING_ENDING = { br: '.br', gzip: '.gz' };

const encodingEndings = Object.values(ENCODING_ENDING);
const textEndings = ['', ...encodingEndings];

/** Endings of a stored file: itself and, for a text, its encodings. */
export const endingsOf = (isText: boolean): string[] => (isText ? textEndings : ['']);

/** `static/page.css` of `static/page.css.br`; any other name unchanged. */
export function withoutEncoding(file: string): string {
  const ending = encodingEndings.find((one) => file.endsWith(one)) ?? '';
  return file.slice(0, file.length - ending.length);
}

/** @returns the text of which a file with this name would be an encoding */
export function encodedName(file: string): string | undefined {
  const text = withoutEncoding(file);
  return text !== file && (isCompressible(text) || text.endsWith('.atom')) ? text : undefined;
}

/** A connection begins with ten segments of 1,460 bytes, which also hold the headers. */
const FIRST_ROUND_TRIP = 14_000;

/** Below this quality, brotli fills tables of 32 MB for each text unless its window is small. */
const THOROUGH = 10;
const SMALL_WINDOW = 16;
/** What it leaves of a document that was compressed promptly, about. */
const THOROUGH_RATIO = 0.945;

export interface Encoded {
  br: Buffer;
  gzip: Buffer;
}

/** Number of Node's compression threads: more at once would not be faster, and each takes megabytes while waiting. */
const limit = pLimit(4);

/**
 * Compresses a text for serving.
 * @param quality brotli quality, and that of gzip up to its best: 11 for files that live for months, less for documents that are
 * about to go live
 */
export async function compress(content: Buffer, quality: number): Promise<Encoded> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(quality < THOROUGH && { [zlib.constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }),
  };
  const level = Math.min(quality, GZIP_BEST);
  return limit(async () => ({ br: await brotli(content, { params }), gzip: await gzip(content, { level }) }));
}

/**
 * Compresses a text that delays a release: promptly, unless thorough compression, which takes fifteen times as long, saves
 * visitors a round trip.
 * @param quality brotli quality at most
 */
export async function compressPrompt(content: Buffer, quality = PROMPT_QUALITY): Promise<Encoded> {
  if (quality < PROMPT_QUALITY) return compress(content, quality);
  const encoded = await compress(content, PROMPT_QUALITY);
  const { length } = encoded.br;
  const isWorthMore = length > FIRST_ROUND_TRIP && length * THOROUGH_RATIO <= FIRST_ROUND_TRIP;
  return isWorthMore ? compress(content, THOROUGH) : encoded;
}

/** Whether both encodings decode to exactly this content. */
export async function isEncodingOf(content: Buffer, encoded: Encoded): Promise<boolean> {
  const bounds = { maxOutputLength: content.length + 1 };
  const decoded = Promise.all([unbrotli(encoded.br, bounds), gunzip(encoded.gzip, bounds)]);
  return decoded.then(
    (texts) => texts.every((text) => text.equals(content)),
    () => false,
  );
}
