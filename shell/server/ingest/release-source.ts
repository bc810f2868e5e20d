import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';
import { fileTag } from '../file-tag.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Errors of sources: unreachable, or with missing or invalid content. */
export class SourceDown extends Error {}
export class SourceBroken extends Error {}

export interface SourceLimits {
  /** Timeout for release.json; three times as long for other files. */
  timeoutMs: number;
  /** Size limit of release.json after decompression. */
  maxDescriptionBytes: number;
  /** Aborts all reads when the shell stops. */
  signal: AbortSignal;
}

export interface ReleaseText {
  text: string;
  /** Changes whenever release.json changes. */
  tag: string;
}

/** Source of a remote's releases. */
export interface ReleaseSource {
  /**
   * @param knownTag tag of the last text
   * @returns `unchanged` when release.json has not changed
   * @throws SourceDown when there is no release, SourceBroken when release.json is too large
   */
  readRelease(knownTag?: string): Promise<ReleaseText | 'unchanged'>;
  /**
   * @param maxBytes size limit
   * @throws SourceDown when the remote is unreachable, SourceBroken when the file is missing or too large
   */
  readFile(file: string, maxBytes: number): Promise<Buffer>;
}

/** Source of releases that are only pushed: it never has new ones, and their files must all be in the store. */
export const noSource: ReleaseSource = {
  readRelease: async () => 'unchanged',
  readFile: (file) => Promise.reject(new SourceBroken(`${file} is missing`)),
};

/** @param location http(s) address or folder that holds release.json; absent for a push-only remote */
export function releaseSource(location: string | undefined, limits: SourceLimits): ReleaseSource {
  if (location === undefined) return noSource;
  return /^https?:\/\//.test(location) ? httpSource(location, limits) : folderSource(location, limits);
}

const tooLarge = (file: string, maxBytes: number) => new SourceBroken(`${file} is larger than ${maxBytes} bytes`);

function folderSource(folder: string, { maxDescriptionBytes, signal }: SourceLimits): ReleaseSource {
  return {
    async readRelease(knownTag) {
      const file = path.join(folder, RELEASE_FILE);
      const down = () => {
        throw new SourceDown(`there is no release.json in ${folder}`);
      };
      const { size } = await stat(file).catch(down);
      const tag = await fileTag(file);
      if (tag === knownTag) return 'unchanged';
      if (size > maxDescriptionBytes) throw tooLarge(RELEASE_FILE, maxDescriptionBytes);
      return { text: await readFile(file, 'utf8').catch(down), tag };
    },
    async readFile(file, maxBytes) {
      if (signal.aborted) throw new SourceDown('The shell is stopping');
      const target = path.join(folder, file);
      const info = await stat(target).catch(() => {
        throw new SourceBroken(`${file} is missing`);
      });
      if (info.size > maxBytes) throw tooLarge(file, maxBytes);
      return readFile(target);
    },
  };
}

function httpSource(base: string, { timeoutMs, maxDescriptionBytes, signal }: SourceLimits): ReleaseSource {
  const address = (file: string) => new URL(file, base.endsWith('/') ? base : `${base}/`);

  const get = async (file: string, limitMs: number, headers: Record<string, string> = {}) => {
    const ended = AbortSignal.any([AbortSignal.timeout(limitMs), signal]);
    const response = await fetch(address(file), { headers, redirect: 'manual', signal: ended }).catch(() => {
      throw new SourceDown(`${address(file)} does not answer`);
    });
    if (!REDIRECTS.includes(response.status)) return response;
    const target = response.headers.get('location');
    throw new SourceDown(`${address(file)} redirects${target ? ` to ${target}` : ''}`);
  };

  return {
    async readRelease(knownTag) {
      const response = await get(
        RELEASE_FILE,
        timeoutMs,
        knownTag && isEntityTag(knownTag) ? { 'if-none-match': knownTag } : {},
      );
      if (response.status === 304) return 'unchanged';
      if (!response.ok || !response.body) throw new SourceDown(`${address(RELEASE_FILE)} answers ${response.status}`);
      const text = (await readBody(response.body, RELEASE_FILE, maxDescriptionBytes)).toString();
      if (text.trimStart().startsWith('<')) throw new SourceDown(`${address(RELEASE_FILE)} is an HTML page`);
      const tag = response.headers.get('etag') ?? hashOf(text);
      return tag === knownTag ? 'unchanged' : { text, tag };
    },
    async readFile(file, maxBytes) {
      const response = await get(file, timeoutMs * 3);
      if (response.status >= 500) throw new SourceDown(`${address(file)} answers ${response.status}`);
      if (!response.ok || !response.body) throw new SourceBroken(`${file} is missing`);
      return readBody(response.body, file, maxBytes);
    },
  };
}

const isEntityTag = (tag: string) => /^(?:W\/)?"/.test(tag);

/** Replaces the entity tag of servers that send none. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads up to the limit, which applies after decompression. */
async function readBody(body: ReadableStream<Uint8Array>, file: string, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(file, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof SourceBroken) throw error;
    throw new SourceDown(`${file} could not be read completely`);
  }
  return Buffer.concat(chunks);
}
