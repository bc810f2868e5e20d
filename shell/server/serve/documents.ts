import type { SiteConfig } from '@site/contracts';
import type { Composition } from '../compose/composition.ts';
import { type Answer, textAnswer } from './answers.ts';
import { robots, sitemap } from './sitemap.ts';

/** Everything of a composition that a visitor can ask for by path. */
export interface Documents {
  byPath: Map<string, Answer>;
  notFound: Answer;
}

/** Within 10 % of brotli's best at a thirtieth of its time: a release waits for it. */
const QUALITY = 9;

const cached = (type: string, id: string) => ({
  'content-type': type,
  'cache-control': 'no-cache',
  'x-composition': id,
});

/**
 * Compresses and tags all documents of a composition, so that serving one is a look-up.
 * @throws when the composition holds no 404 document
 */
export async function prepareDocuments(
  { id, createdAt, documents, releases }: Composition,
  site: SiteConfig,
): Promise<Documents> {
  const answers = await Promise.all(
    documents.map(async ({ path, status, html, policy }): Promise<[string, Answer]> => {
      const headers = {
        ...cached('text/html; charset=utf-8', id),
        'content-security-policy': policy,
        ...(status === 503 && { 'retry-after': '30', 'cache-control': 'no-store' }),
      };
      return [path, await textAnswer(status, html, headers, QUALITY)];
    }),
  );
  const byPath = new Map(answers);
  const notFound = byPath.get('/404');
  if (!notFound) throw new Error('A composition needs a 404 document.');

  const pages = [...releases.values()].flatMap((release) => release.pages);
  byPath.set(
    '/sitemap.xml',
    await textAnswer(200, sitemap(pages, site, createdAt), cached('application/xml', id), QUALITY),
  );
  byPath.set('/robots.txt', await textAnswer(200, robots(site), cached('text/plain; charset=utf-8', id), QUALITY));
  return { byPath, notFound };
}
