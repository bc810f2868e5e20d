import { COMPOSITION_PATH } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import type { ObjectHeaders } from '../bucket/bucket.ts';
import type { PublicAnswers } from '../serve/public-answers.ts';
import type { Published } from './composition-folder.ts';
import { movedDocument } from './moved-document.ts';
import { withAliases } from './site-files.ts';

/** Order of writing: no object references one that is not written yet. */
export const STAGES = ['files', 'documents', 'redirects', 'lists', 'composition'] as const;

/** File that a bucket or a static host should have. */
export interface SiteObject {
  key: string;
  stage: (typeof STAGES)[number];
  /** Changes with the content and its headers. */
  digest: string;
  read(): Promise<{ content: Buffer; headers: ObjectHeaders }>;
}

const HTML = 'text/html; charset=utf-8';

const documentKey = (path: string) => `${path.slice(1) || 'index'}.html`;

/** Returns the value of a header in a list of alternating names and values. */
const headerIn = (list: string[], name: string) => list[list.indexOf(name) + 1] ?? '';

interface SiteObjectsParts {
  /** Answers that serve this composition. */
  answers: PublicAnswers;
  /** Addresses of all files that its documents may reference; they change with their content. */
  fileAddresses: string[];
  /** `Cache-Control` of its documents. */
  caching: string;
  /** Origin of the site. */
  origin: string;
}

/** Lists the files of a composition, except pages of remotes without a release. */
export function siteObjects(
  { record }: Published,
  { answers, fileAddresses, caching, origin }: SiteObjectsParts,
): SiteObject[] {
  const readAt = (address: string) => async () => {
    const answer = await answers.find(address);
    if (!answer) throw new Error(`${address} no longer exists.`);
    const { content, headers } = answer.bodies.identity;
    const contentType = headerIn(headers, 'content-type');
    return { content, headers: { contentType, cacheControl: headerIn(headers, 'cache-control') } };
  };

  const files = fileAddresses.map(
    (address): SiteObject => ({ key: address.slice(1), stage: 'files', digest: address, read: readAt(address) }),
  );
  const published = [...withAliases(record.files)]
    .filter(([, { status }]) => status !== 503)
    .map(([address, { file, integrity }]): SiteObject => {
      const isDocument = file.endsWith('.html');
      const others = address === COMPOSITION_PATH ? 'composition' : 'lists';
      const key = isDocument ? file : address.slice(1);
      const digest = `${integrity} ${caching}`;
      return { key, stage: isDocument ? 'documents' : others, digest, read: readAt(address) };
    });
  const moved = Object.entries(record.redirects).map(([from, to]): SiteObject => {
    const content = Buffer.from(movedDocument(to, origin));
    const digest = `${integrityOf(content)} ${caching}`;
    const headers = { contentType: HTML, cacheControl: caching };
    return { key: documentKey(from), stage: 'redirects', digest, read: async () => ({ content, headers }) };
  });
  return [...files, ...published, ...moved];
}
