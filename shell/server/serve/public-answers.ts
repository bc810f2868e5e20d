import path from 'node:path';
import { REMOTES_PATH, type Release } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import { SHELL } from '../compose/render/document-groups.ts';
import type { Published } from '../publish/composition-folder.ts';
import type { PublishedFile } from '../publish/composition-record.ts';
import { addressedIntegrities } from '../publish/public-files.ts';
import { withAliases } from '../publish/site-files.ts';
import { encodedName, isCompressible } from '../store/compress.ts';
import { readVerified } from '../store/verified-file.ts';
import { type Answer, FRAMING, IMMUTABLE, releaseFileHeaders, toAnswer } from './answers.ts';
import { mediaType } from './media-types.ts';

/** Size of the cache; other answers are read from files. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** Caching during a share: browsers revalidate each time, and shared caches store nothing. */
const UNSHARED = 'private, no-cache';

const FILE_ADDRESS = /^\/(?:assets|remotes)(?:\/[\w-][\w.+-]*)+$/;

/** Whether an address may be that of a file of an unknown release; encodings have no addresses. */
const isFileAddress = (address: string) => FILE_ADDRESS.test(address) && encodedName(address) === undefined;

/** Answers from the published folder, identical to those of other web servers. */
export interface PublicAnswers {
  /** Returns the status of the answer at an address, without reading its file. */
  statusOf(address: string): number | undefined;
  /** Returns the target of a redirect. */
  redirect(path: string): string | undefined;
  /**
   * @returns a cached answer synchronously; undefined for an unknown address
   * @throws FileDamaged (rejects) when a document, or a file of a served release, is damaged
   */
  find(address: string): Answer | Promise<Answer | undefined> | undefined;
  /** Switches to a composition. */
  serve(published: Published): void;
  /**
   * Sets the releases against which files are verified when read.
   * @param former releases whose files open tabs may still load
   */
  verifyAgainst(served: Release[], former?: Release[]): void;
}

interface PublicAnswersOptions {
  /** Returns the path of the file with an address under `ASSETS_PATH` or `REMOTES_PATH`. */
  locateFile: (address: string) => string;
  /** How long shared caches may serve a document without revalidation; unset: they revalidate each time. */
  sharedCacheSeconds?: number | undefined;
  /** Whether a share is running. */
  isSharing?: () => boolean;
}

/** Returns the `Cache-Control` of documents that all visitors get. */
export const cachingForAll = (sharedCacheSeconds: number | undefined): string =>
  sharedCacheSeconds ? `public, max-age=0, must-revalidate, s-maxage=${sharedCacheSeconds}` : 'no-cache';

export function createPublicAnswers({
  locateFile,
  sharedCacheSeconds,
  isSharing = () => false,
}: PublicAnswersOptions): PublicAnswers {
  const forAll = cachingForAll(sharedCacheSeconds);
  const caching = () => (isSharing() ? UNSHARED : forAll);
  let folder = '';
  let owners: Record<string, string> = {};
  let redirects = new Map<string, string>();
  let files = new Map<string, PublishedFile>();
  let integrities = new Map<string, string>();
  /** Address → integrities that it has had, for files that no served release has. */
  let formerIntegrities = new Map<string, Set<string>>();
  const memory = new LRUCache<string, Answer>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });

  const keep = (key: string, answer: Answer) => {
    memory.set(key, answer);
    return answer;
  };

  /** Equal content has the same answer in all compositions. */
  const keyOf = (address: string, { integrity }: PublishedFile, cached: string) => `${integrity} ${address} ${cached}`;

  /** @param cacheControl value at the time of the request, part of the cache key */
  const readDocument = async (address: string, document: PublishedFile, cacheControl: string) => {
    const { file, status, integrity } = document;
    const { content, encoded } = await readVerified(path.join(folder, file), integrity, true);
    const answer = toAnswer(status, content, encoded, headersOf(address, document, cacheControl));
    // Another composition may be live by now.
    return files.get(address) === document ? keep(keyOf(address, document, cacheControl), answer) : answer;
  };

  /** Evicts documents of former compositions, which are not requested again. */
  const forgetFormer = (former: Map<string, PublishedFile>) => {
    for (const [address, document] of former) {
      if (files.get(address)?.integrity === document.integrity) continue;
      for (const cached of [forAll, UNSHARED]) memory.delete(keyOf(address, document, cached));
    }
  };

  /** Returns the same headers as web servers in front of the folder: deploy/gateway. */
  const headersOf = (address: string, { file, status }: PublishedFile, cacheControl: string) => {
    const type = { 'content-type': mediaType(file) };
    if (address.startsWith('/favicon.')) return { ...type, 'cache-control': 'public, max-age=86400' };
    const key = sharedCacheSeconds && { 'surrogate-key': `${owners[address] ?? SHELL} ${address}` };
    const cached = { ...type, 'cache-control': cacheControl, ...key };
    if (address.startsWith(REMOTES_PATH)) return { ...cached, ...releaseFileHeaders(file) };
    if (!file.endsWith('.html')) return cached;
    const document = { ...cached, ...FRAMING };
    return status === 503 ? { ...document, 'retry-after': '30', 'cache-control': 'no-store' } : document;
  };

  const readFile = async (address: string) => {
    const integrity = integrities.get(address);
    const expected = integrity ?? formerIntegrities.get(address);
    const read = readVerified(locateFile(address), expected, isCompressible(address));
    // A file of another release may be missing, and nothing could repair it.
    const found = await (integrity ? read : read.catch(() => undefined));
    const headers = { 'cache-control': IMMUTABLE, ...releaseFileHeaders(address) };
    return found && keep(address, toAnswer(200, found.content, found.encoded, headers));
  };

  return {
    statusOf: (address) => files.get(address)?.status,
    redirect: (path) => redirects.get(path),
    find(address) {
      const document = files.get(address);
      if (document) {
        const cached = caching();
        return memory.get(keyOf(address, document, cached)) ?? readDocument(address, document, cached);
      }
      // A release that predates the rules for names may list a file with the name of an encoding.
      const isFile = integrities.has(address) || formerIntegrities.has(address) || isFileAddress(address);
      return isFile ? (memory.get(address) ?? readFile(address)) : undefined;
    },
    serve(published) {
      folder = published.folder;
      ({ owners } = published.record);
      redirects = new Map(Object.entries(published.record.redirects));
      const former = files;
      files = withAliases(published.record.files);
      forgetFormer(former);
    },
    verifyAgainst(served, former = []) {
      const known = new Map(served.flatMap((release) => [...addressedIntegrities(release)]));
      // If two releases share an address, the live one takes precedence.
      for (const [address, integrity] of known) if (integrities.get(address) !== integrity) memory.delete(address);
      integrities = known;
      formerIntegrities = new Map();
      for (const [address, integrity] of former.flatMap((release) => [...addressedIntegrities(release)]))
        if (!known.has(address))
          formerIntegrities.set(address, (formerIntegrities.get(address) ?? new Set()).add(integrity));
      // They may have been read before it was known what they must contain.
      for (const address of formerIntegrities.keys()) memory.delete(address);
    },
  };
}

const sizeOf = ({ bodies }: Answer) =>
  1_000 + Object.values(bodies).reduce((sum, { content }) => sum + content.length, 0);
