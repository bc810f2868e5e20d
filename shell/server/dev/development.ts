import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { type BrowserComposition, COMPOSITION_PATH, REMOTES_PATH, type ReleasePage } from '@site/contracts';
import { assetPath } from '../asset-path.ts';
import type { Fault } from '../compose/composition.ts';
import type { Environment } from '../env.ts';
import { openLiveSite } from '../mirror/live-site.ts';
import type { OpenSite } from '../open-site.ts';
import { COMMON } from '../serve/answers.ts';
import { mediaType } from '../serve/media-types.ts';
import type { Development } from '../shell.ts';
import { createEarlyPages } from './early-pages.ts';
import { faultDocument } from './fault-document.ts';
import { locate, pageListAt, readLocalFile, withLocals } from './local-files.ts';
import { createLocalReleases, type LocalRelease } from './local-releases.ts';
import { newsSchema, type Problem, type TabMessage, tabErrorSchema, type Updated } from './messages.ts';
import { createProblems } from './problems.ts';
import { createPageRenderer } from './render-page.ts';
import { siteProblems } from './site-problems.ts';
import { sourcePlace } from './source-places.ts';
import { createTabErrors } from './tab-errors.ts';
import { createTabs } from './tabs.ts';

const LOOK_AT_SITE_MS = 300;

/** Answer to a request of a developer's tab. */
interface LocalAnswer {
  status: number;
  type: string;
  content: string | Buffer;
}

function send(response: ServerResponse, { status, type, content }: LocalAnswer): void {
  response.writeHead(status, { ...COMMON, 'content-type': type, 'cache-control': 'no-store' }).end(content);
}

const htmlAnswer = (status: number, content: string): LocalAnswer => ({ status, type: mediaType('a.html'), content });
const jsonOf = (content: string): LocalAnswer => ({ status: 200, type: mediaType('a.json'), content });

/**
 * Serves local releases as soon as they are saved: their documents are rendered on request, and their files are read from the
 * build folder. The site composes the same releases in the background and reports problems.
 * @param against live site whose remotes are mirrored, as a source of files that no document references
 */
export function createDevelopment(opened: OpenSite, env: Environment, against?: string): Development {
  const { config: site, shell, site: composed, answers } = opened;
  const reloadScript = assetPath(shell.development ?? '');
  const limits = { pageTimeoutMs: env.COMPOSE_PAGE_TIMEOUT_MS, memoryMb: env.COMPOSE_MEMORY_MB };
  const pages = createPageRenderer({ site, shell, reloadScript, rumSample: 0 }, limits);
  const earlyPages = createEarlyPages(pages);
  const locals = createLocalReleases(opened.remotes);
  const live = against ? openLiveSite(against) : undefined;
  const tabs = createTabs();
  const updates = new Map<string, Updated>();
  /** Browser build of each remote's release. */
  const served = new Map<string, string>();
  const problems = createProblems((list) => tabs.tell({ type: 'problems', problems: list }));

  const tabErrors = createTabErrors(problems, async (stack) => {
    const all = await locals();
    const inTab = (named: string) => URL.canParse(named) && locate(new URL(named).pathname, all, shell.folder);
    return sourcePlace(stack, (named) => inTab(named) || undefined);
  });

  const noteFault = (remote: string, page: string, all: LocalRelease[], fault?: Fault) => {
    const local = all.find(({ release }) => release.name === remote);
    const server = local?.release.server && path.join(local.folder, local.release.server);
    const bundle = (named: string) => (named.endsWith(`${remote}.cjs`) ? server : undefined);
    const place = fault?.stack && sourcePlace(fault.stack, bundle);
    const problem: Problem[] = fault ? [{ by: 'page', remote, page, place, message: fault.reason }] : [];
    problems.replace(`page ${page}`, problem);
  };

  /** Faults of pages that the new release has moved or removed have no other end; the others are found again. */
  const forgetFaults = (remote: string) => {
    for (const problem of problems.list())
      if (problem.by === 'page' && problem.remote === remote) problems.replace(`page ${problem.page}`, []);
  };

  const renderPage = async (local: LocalRelease, page: ReleasePage, all: LocalRelease[]): Promise<LocalAnswer> => {
    const result = await pages.render(local, page, all);
    if ('html' in result) {
      noteFault(local.release.name, page.path, all);
      return htmlAnswer(200, result.html);
    }
    noteFault(local.release.name, page.path, all, result);
    return htmlAnswer(500, faultDocument(result.reason, reloadScript));
  };

  const compositionNow = async (all: LocalRelease[]) => {
    const answer = await answers.find(COMPOSITION_PATH);
    const published: BrowserComposition = answer
      ? JSON.parse(answer.bodies.identity.content.toString())
      : { id: '', remotes: {} };
    return jsonOf(JSON.stringify(withLocals(published, all)));
  };

  /** @returns undefined to let the site answer */
  const find = async (address: string): Promise<LocalAnswer | undefined> => {
    const all = await locals();
    if (address === COMPOSITION_PATH) return compositionNow(all);
    const early = await earlyPages.find(address, all);
    if (early) return htmlAnswer(200, early);
    const list = pageListAt(address, all);
    if (list) return jsonOf(list);
    for (const local of all) {
      const page = local.release.pages.find((one) => one.path === address);
      if (page) return renderPage(local, page, all);
    }
    const content =
      (await readLocalFile(address, all, shell.folder)) ??
      (live && address.startsWith(REMOTES_PATH) ? await live.read(address).catch(() => undefined) : undefined);
    return content && { status: 200, type: mediaType(address), content };
  };

  const takeError = async (request: IncomingMessage) => {
    const { data } = tabErrorSchema.safeParse(await json(request).catch(() => undefined));
    if (data) await tabErrors.take(data);
  };

  const takeNews = (message: unknown) => {
    const { data: news } = newsSchema.safeParse(message);
    if (!news) return;
    if (news.type === 'problems') return problems.replace(`${news.by} ${news.remote}`, news.problems, true);
    if (news.type === 'bundled') {
      earlyPages.note(news.remote, news.server);
      return tabs.tell({ type: 'bundled', remote: news.remote });
    }
    tabErrors.forget();
    if (news.type === 'updated') updates.set(news.remote, news);
    if (news.type === 'built') {
      served.set(news.remote, news.build);
      earlyPages.forget(news.remote);
      forgetFaults(news.remote);
    }
    tabs.tell(news);
    // Read ahead of the tab's request.
    if (news.type === 'built') void locals();
  };

  const lookAtSite = async () => {
    const all = await locals();
    const names = new Set(all.map(({ release }) => release.name));
    const report = composed.report();
    const isWhole = opened.remotes().some(({ paths }) => paths.includes('/'));
    problems.replace('site', siteProblems(report, names, isWhole));
  };

  const messagesForNewTab = (): TabMessage[] => [
    ...[...served].map(([remote, build]) => ({ type: 'served' as const, remote, build })),
    ...updates.values(),
    { type: 'problems', problems: problems.list() },
  ];

  process.on('message', takeNews);
  const looking = setInterval(() => void lookAtSite(), LOOK_AT_SITE_MS);

  const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [address = '/'] = (request.url ?? '/').split(/[?#]/);
    if (address === '/-/dev/events') return tabs.add(response, messagesForNewTab());
    if (address === '/-/dev/errors' && request.method === 'POST') {
      await takeError(request);
      return void response.writeHead(204).end();
    }
    const found = request.method === 'GET' ? await find(address) : undefined;
    if (found) send(response, found);
    else next();
  };

  return {
    before: (next) => (request, response) => {
      const passOn = () => next(request, response);
      answer(request, response, passOn).catch((error: unknown) => {
        console.error(error);
        passOn();
      });
    },
    close() {
      clearInterval(looking);
      tabs.close();
      pages.close();
    },
  };
}
