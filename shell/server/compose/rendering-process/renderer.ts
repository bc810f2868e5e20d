import { createRequire } from 'node:module';
import type { PageProps, Release, ReleasePage } from '@site/contracts';
import { releaseFilePath, toBrowserRelease } from '@site/contracts/release-files';
import type { ComponentType } from 'react';
import { type Navigation, toNavigation } from '../../../navigation/navigation.ts';
import { socialAlt, socialGroups, socialSize } from '../../../social/groups.ts';
import { assetPath } from '../../asset-path.ts';
import type { Stylesheet } from '../../shell-build.ts';
import type { RenderedPage } from '../../store/rendered-store.ts';
import { type BrowserCode, openContainer, openEmptyContainer } from '../container/open-container.ts';
import { contentSecurityPolicy } from '../document/content-security-policy.ts';
import { type InlineScript, renderDocument } from '../document/document.ts';
import { sizeFault } from '../document/document-size.ts';
import { createLayouts, readLinks } from '../document/layouts.ts';
import type { Picture } from '../document/meta-tags.ts';
import { faultIn, readHtml } from '../document/page-html.ts';
import { shellPageMeta } from '../document/shell-pages.ts';
import { readStaticHtml } from '../document/static-html.ts';
import type { RenderContext, RenderTask } from '../render/render-job.ts';
import { evaluateBundle, type RemoteBundle, type ShellBundle } from './evaluate-bundle.ts';
import { shellGlobals } from './isolation.ts';

/** The shell's bundle is self-contained: it requires only modules of Node. */
const evaluateShell = (code: string) =>
  evaluateBundle<ShellBundle>(code, 'shell.cjs', createRequire(import.meta.url), {
    __dirname: import.meta.dirname,
    ...shellGlobals,
  });

/** A remote's bundle requires only the libraries that the shell shares. */
const requireShared = (shared: Record<string, unknown>) => (name: string) => {
  if (Object.hasOwn(shared, name)) return shared[name];
  throw new Error(`requires ${name}, which the shell does not share`);
};

/**
 * A style sheet as it stands in a document. Browsers read line breaks as line feeds before they compare a style with its hash,
 * and its own end tag, in a string or by intent, would end it.
 */
const toStyle = (css: string) => css.replaceAll(/\r\n?/g, '\n').replaceAll(/<\/(?=style)/gi, '<\\/');

/** Creates a renderer with its own copy of the shell's bundle. */
export function createRenderer({ shell, site, reloadScript, rumSample }: RenderContext) {
  const shellStyles = shell.styles;
  const bundle = evaluateShell(shell.bundle);
  const containerHost = bundle.createContainerHost();

  const common = {
    site,
    application: assetPath(shell.entry),
    font: assetPath(shell.font),
    reloadScript,
  };

  const starter: InlineScript = { text: shell.starter };
  /** The starter would delay the paint of a page that needs it only when a visitor touches a control. */
  const starterLoader: InlineScript = { text: shell.starterLoader, starter: assetPath(shell.start) };

  const federation = shell.federation.map(assetPath);

  const pictureOf = ({ sitemap: { category } }: ReleasePage): Picture => ({
    path: assetPath(shell.social[category]),
    ...socialSize,
    alt: socialAlt(socialGroups[category]),
  });

  /** Renders the shell's own pages with these entries in header and footer. */
  const shellPagesIn = (navigation: Navigation) => {
    const layouts = createLayouts((path) => bundle.renderLayout({ path, site, navigation }));

    const shellPage = async (
      path: string,
      status: 404 | 503,
      Page: ComponentType<PageProps>,
      meta: ReleasePage['meta'],
      styles = shellStyles,
    ): Promise<RenderedPage> => {
      const rendered = await bundle.renderPage({ path, site, pages: [], today: '', Page });
      const layout = await layouts.at(path);
      const document = renderDocument({
        ...common,
        path,
        meta,
        page: rendered,
        layout,
        styles,
        script: starter,
        policy: contentSecurityPolicy(styles, starter.text, site),
        ahead: federation,
        data: { site },
        isIndexed: false,
      });
      return { path, status, ...document, links: readLinks(layout), ids: [] };
    };

    return {
      layouts,

      /**
       * Renders the document for unknown addresses or unavailable remotes. Its links are those of the layout.
       * @param path `/404`, or a path of an unavailable remote
       */
      renderShellPage(path: string): Promise<RenderedPage> {
        const { NotFound, Unavailable } = bundle.shellPages;
        if (path === '/404') {
          const styles = [...shellStyles, ...shell.notFoundStyles];
          return shellPage(path, 404, NotFound, shellPageMeta.notFound, styles);
        }
        return shellPage(path, 503, Unavailable, shellPageMeta.unavailable);
      },
    };
  };

  /** Renders the documents of a task. */
  const open = ({ texts, list, navigation, ...task }: RenderTask) => {
    const shellPages = shellPagesIn(navigation);
    const { layouts } = shellPages;

    const stylesOf = ({ name }: Release, { css }: ReleasePage): Stylesheet[] =>
      css.map((file) => ({ href: releaseFilePath(name, file), css: toStyle(texts[file] ?? '') }));

    return {
      ...shellPages,

      /** Loads the server bundle of a release. @throws anything the bundle throws while it loads */
      load({ name, server }: Release): RemoteBundle {
        return evaluateBundle<RemoteBundle>(texts[server ?? ''] ?? '', `${name}.cjs`, requireShared(bundle.shared));
      },

      /**
       * Opens the container of a release as browsers do. Returns `undefined` for a release without a script container: an ES
       * module runs only in browsers.
       * @throws when browsers could not load it
       */
      async openContainer({ container, ...release }: Release): Promise<BrowserCode | undefined> {
        if (!container || container.type === 'module') return undefined;
        return openContainer({ ...release, container }, texts, containerHost);
      },

      /** Renders a page. @throws when the page throws, or its output must not go live */
      async render(release: Release, page: ReleasePage, remote: RemoteBundle): Promise<RenderedPage> {
        const pages = page.needsPages ? list : [];
        const today = page.needsToday ? task.today : '';
        const Page =
          page.html === undefined
            ? await remote.loadPage(page.path)
            : bundle.staticPage(readStaticHtml(texts[page.html] ?? '', site.brand));
        const rendered = await bundle.renderPage({ path: page.path, site, pages, today, Page });
        const region = readHtml(rendered.region);
        const fault = faultIn(rendered, region);
        if (fault) throw new Error(fault);

        const styles = [...shellStyles, ...stylesOf(release, page)];
        const isInteractive = page.interactive && page.html === undefined;
        const waits = isInteractive && page.hydrateOnTouch;
        const script = waits ? starterLoader : starter;
        const code = page.js.map((file) => releaseFilePath(release.name, file));
        const document = renderDocument({
          ...common,
          path: page.path,
          meta: page.meta,
          picture: pictureOf(page),
          page: rendered,
          layout: await layouts.at(page.path),
          styles,
          script,
          policy: contentSecurityPolicy(styles, script.text, site),
          ahead: isInteractive ? [...federation, ...code] : federation,
          modules: page.html === undefined ? [] : code,
          hydrate: isInteractive ? (waits ? 'on-touch' : 'after-paint') : undefined,
          vitals: rumSample > 0 ? { script: assetPath(shell.vitals), sample: rumSample } : undefined,
          data: {
            site,
            page: {
              path: page.path,
              remote: release.name,
              interactive: isInteractive,
              release: toBrowserRelease(release),
            },
            ...(page.needsPages && { pages }),
            ...(page.needsToday && { today }),
          },
          isIndexed: true,
        });
        const excess = sizeFault(document.html, pages.length);
        if (excess) throw new Error(excess);
        return { path: page.path, status: 200, ...document, links: [...new Set(region.links)], ids: [...region.ids] };
      },
    };
  };

  return {
    /** Renders once and discards the result, so that code is loaded and compiled before the first release. */
    async warmUp(): Promise<void> {
      await openEmptyContainer(containerHost);
      await shellPagesIn(toNavigation(() => [])).renderShellPage('/404');
    },
    open,
  };
}
