import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type NavigationEntry, RELEASE_CONTRACT, RELEASE_FILE, type Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';

export interface TestPage {
  path: string;
  /** Markup of the page; a heading with enough words by default. */
  html?: string;
  /** Body of the page's component instead of `html`: JavaScript that returns a React element. */
  code?: string;
  needsToday?: boolean;
  redirects?: string[];
  navigation?: NavigationEntry[];
  title?: string;
  description?: string;
}

export interface TestRelease {
  name: string;
  version?: string;
  pages: TestPage[];
  shared?: Record<string, string>;
  /** Text of the container instead of one that has the code of all pages. */
  container?: string;
  /** Text of the stylesheet of all pages. */
  styles?: string;
  /** Text of the server bundle instead of one that renders `pages`. */
  bundle?: string;
  /** Last change to release.json before it is written. */
  change?: (release: Release) => unknown;
}

const words = (path: string) => `<h1>Page ${path}</h1><p>A sentence with enough words to be taken for a page.</p>`;

function bundleOf(pages: TestPage[]): string {
  const components = pages.map(({ path, html = words(path), code }) => {
    const body =
      code ?? `return React.createElement('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } });`;
    return `${JSON.stringify(path)}: function Page(props) { ${body} }`;
  });
  return `const React = require('react'); const pages = { ${components.join(',\n')} };\nexports.loadPage = async (path) => pages[path];`;
}

/** In browsers, every page is the same empty component: tests examine only server rendering. */
const containerOf = (name: string, version: string) =>
  `globalThis.site_${name} = {
    version: '${version}',
    init() {},
    get: async () => () => ({ loadPage: async () => function Page() {} }),
  };`;

/** Folder to which a team publishes releases. */
export class RemoteFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), 'remote-'));

  /** Writes a complete release, `release.json` last. */
  publish({
    name,
    version = '1.0.0',
    pages,
    shared = { react: '^19.0.0' },
    container,
    bundle,
    styles,
    change,
  }: TestRelease): Release {
    const contents: Record<string, string> = {
      'static/remote.js': container ?? containerOf(name, version),
      'static/page.css': styles ?? `:where(#page) { @layer page { .${name} { color: red } } }`,
      [`static/only-${version}.js`]: `'${version}';`,
      'server/pages.cjs': bundle ?? bundleOf(pages),
    };
    for (const [file, content] of Object.entries(contents)) this.write(file, content);
    const release: Release = {
      contract: RELEASE_CONTRACT,
      name,
      version,
      container: { name: `site_${name}`, entry: 'static/remote.js' },
      server: 'server/pages.cjs',
      files: Object.fromEntries(Object.entries(contents).map(([file, content]) => [file, describeFile(content)])),
      pages: pages.map(
        ({
          path,
          needsToday = false,
          redirects,
          navigation,
          title = `Title of ${path}`,
          description = `Description of ${path}`,
        }) => ({
          path,
          meta: { title, description, keywords: ['test'] },
          sitemap: {
            title: path,
            category: 'Core',
            description,
            priority: 0.5,
            changeFrequency: 'Weekly',
            icon: 'house',
          },
          interactive: true,
          hydrateOnTouch: false,
          needsPages: false,
          needsToday,
          ...(redirects && { redirects }),
          ...(navigation && { navigation }),
          js: ['static/remote.js'],
          css: ['static/page.css'],
        }),
      ),
      shared,
    };
    this.write(RELEASE_FILE, JSON.stringify(change?.(release) ?? release));
    return release;
  }

  write(file: string, content: string | Buffer): void {
    const target = path.join(this.path, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(file = ''): void {
    rmSync(path.join(this.path, file), { recursive: true, force: true });
  }
}
