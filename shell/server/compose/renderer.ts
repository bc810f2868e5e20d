import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { PageProps, PageSummary, Release, ReleasePage } from '@site/contracts';
import { listPages, releaseFilePath, toBrowserRelease, toPageSummary } from '@site/contracts/release-files';
import type { ComponentType } from 'react';
import { socialAlt, socialGroups, socialSize } from '../../social/groups.ts';
import type { ComposeJob } from './compose-job.ts';
import type { ComposedDocument } from './composition.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderDocument, type Stylesheet } from './document.ts';
import { evaluateBundle, type RemoteBundle } from './evaluate-bundle.ts';
import type { Picture } from './meta-tags.ts';
import { faultIn, type HtmlPart, readBody } from './page-html.ts';
import { shellPageMeta } from './shell-pages.ts';

type ShellBundle = typeof import('../../src/server-entry.tsx');

const read = (file: string) => readFile(file, 'utf8');

const summaries = (releases: Release[]): PageSummary[] =>
  releases.flatMap((release) => listPages(release).map((page) => toPageSummary(release.name, page)));

/** The shell's bundle may require what Node brings, and nothing else: it is self-contained. */
function evaluateShell(code: string): ShellBundle {
  const module = { exports: {} as ShellBundle };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', '__dirname'], { filename: 'shell.cjs' });
  run(module, module.exports, createRequire(import.meta.url), import.meta.dirname);
  return module.exports;
}

/** Renders the documents of one composition with one copy of the shell's bundle. */
export function createRenderer(job: ComposeJob) {
  const { shell, site, releases } = job;
  const shellStyles = shell.styles;
  const bundle = evaluateShell(shell.bundle);
  const allPages = summaries(releases);

  const common = {
    site,
    start: `/assets/${shell.start}`,
    font: `/assets/${shell.font}`,
    reloadScript: job.reloadScript,
  };

  const fileOf = (release: Release, name: string) => job.files[release.files[name]?.integrity ?? ''] ?? '';

  const stylesOf = (release: Release, page: ReleasePage): Promise<Stylesheet[]> =>
    Promise.all(
      page.css.map(async (name) => ({
        href: releaseFilePath(release.name, name),
        css: await read(fileOf(release, name)),
      })),
    );

  const pictureOf = ({ sitemap: { category } }: ReleasePage): Picture => ({
    path: `/assets/${shell.social[category]}`,
    ...socialSize,
    alt: socialAlt(socialGroups[category]),
  });

  const shellPage = async (
    path: string,
    status: 404 | 503,
    Page: ComponentType<PageProps>,
    meta: ReleasePage['meta'],
  ): Promise<{ document: ComposedDocument; layoutLinks: string[] }> => {
    const body = await bundle.renderBody({ path, site, pages: [], Page });
    const scripts = [`/assets/${shell.entry}`];
    const html = renderDocument({
      ...common,
      path,
      meta,
      body,
      styles: shellStyles,
      scripts,
      data: { site },
      isIndexed: false,
    });
    const policy = contentSecurityPolicy(shellStyles, site);
    return { document: { path, remote: 'shell', status, html, policy }, layoutLinks: readBody(body).layout.links };
  };

  return {
    /** @throws what the bundle throws while it loads */
    async load(release: Release): Promise<RemoteBundle> {
      return evaluateBundle<RemoteBundle>(
        await read(fileOf(release, release.server)),
        `${release.name}.cjs`,
        bundle.shared,
      );
    },

    /** @throws when the page throws or what it renders must not go live */
    async render(
      release: Release,
      page: ReleasePage,
      remote: RemoteBundle,
    ): Promise<{ document: ComposedDocument; region: HtmlPart }> {
      const pages = page.needsPages ? allPages : [];
      const Page = await remote.loadPage(page.path);
      const body = await bundle.renderBody({ path: page.path, site, pages, Page });
      const read = readBody(body);
      const fault = faultIn(read);
      if (fault) throw new Error(fault);

      const styles = [...shellStyles, ...(await stylesOf(release, page))];
      const code = page.interactive
        ? [
            ...shell.federation.map((file) => `/assets/${file}`),
            ...page.js.map((file) => releaseFilePath(release.name, file)),
          ]
        : [];
      const html = renderDocument({
        ...common,
        path: page.path,
        meta: page.meta,
        picture: pictureOf(page),
        body,
        styles,
        scripts: [`/assets/${shell.entry}`, ...code],
        data: {
          site,
          page: {
            path: page.path,
            remote: release.name,
            interactive: page.interactive,
            release: toBrowserRelease(release),
          },
          ...(page.needsPages && { pages }),
        },
        isIndexed: true,
      });
      const document: ComposedDocument = {
        path: page.path,
        remote: release.name,
        status: 200,
        html,
        policy: contentSecurityPolicy(styles, site),
      };
      return { document, region: read.region };
    },

    /** Documents for addresses that no remote answers, or not now, and the links that every document has. */
    async renderShellPages(): Promise<{ documents: ComposedDocument[]; layoutLinks: string[] }> {
      const { NotFound, Unavailable } = bundle.shellPages;
      const notFound = await shellPage('/404', 404, NotFound, shellPageMeta.notFound);
      const unavailable = await Promise.all(
        Object.keys(job.unavailable).map((path) => shellPage(path, 503, Unavailable, shellPageMeta.unavailable)),
      );
      const documents = [notFound, ...unavailable].map(({ document }) => document);
      return { documents, layoutLinks: notFound.layoutLinks };
    },
  };
}
