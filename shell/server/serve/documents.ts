import { type BrowserComposition, COMPOSITION_PATH, type SiteConfig, toBrowserRelease } from '@site/contracts';
import type { Composition } from '../compose/composition.ts';
import { PROMPT_QUALITY } from '../store/compress.ts';
import { type Answer, textAnswer, toAnswer } from './answers.ts';
import { robots, sitemap } from './sitemap.ts';

/** Everything of a composition that a visitor can ask for by path. */
export interface Documents {
  byPath: Map<string, Answer>;
  notFound: Answer;
}

const revalidated = (type: string) => ({ 'content-type': type, 'cache-control': 'no-cache' });

/** What open tabs need to know of the site that is live. */
function browserComposition({ id, releases }: Composition): BrowserComposition {
  const remotes = [...releases.values()].map((release) => [
    release.name,
    { ...toBrowserRelease(release), paths: release.pages.map(({ path }) => path) },
  ]);
  return { id, remotes: Object.fromEntries(remotes) };
}

/**
 * Prepares all documents of a composition, so that serving one is a look-up.
 * @throws when the composition holds no 404 document
 */
export async function prepareDocuments(composition: Composition, site: SiteConfig): Promise<Documents> {
  const { documents, releases } = composition;
  const answers = documents.map(({ path, status, policy, content, encoded }): [string, Answer] => {
    const headers = {
      ...revalidated('text/html; charset=utf-8'),
      'content-security-policy': policy,
      ...(status === 503 && { 'retry-after': '30', 'cache-control': 'no-store' }),
    };
    return [path, toAnswer(status, content, encoded, headers)];
  });
  const byPath = new Map(answers);
  const notFound = byPath.get('/404');
  if (!notFound) throw new Error('A composition needs a 404 document.');

  const pages = [...releases.values()].flatMap((release) => release.pages);
  const renderedAt = new Map(documents.map((document) => [document.path, document.renderedAt]));
  const texts = [
    [COMPOSITION_PATH, 'application/json', JSON.stringify(browserComposition(composition))],
    ['/sitemap.xml', 'application/xml', sitemap(pages, site, renderedAt)],
    ['/robots.txt', 'text/plain; charset=utf-8', robots(site)],
  ] as const;
  for (const [path, type, text] of texts)
    byPath.set(path, await textAnswer(200, text, revalidated(type), PROMPT_QUALITY));
  return { byPath, notFound };
}
