import type { LayoutHtml } from '../../../src/server-entry.tsx';
import { readHtml } from './page-html.ts';

/** Path that no page has. */
const NOWHERE = '';

/** Returns the folder of a path, such as `/articles/`, for pages without a link in the layout. Top-level pages share none. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1).replace(/^\/$/, NOWHERE);

/** Layouts of pages: header and footer. */
export interface Layouts {
  /** Renders the layout of a page. */
  at(path: string): Promise<LayoutHtml>;
  /** Groups paths that share a layout. */
  alike(paths: string[]): Promise<string[][]>;
}

/** Returns the addresses of all links of a layout. */
export const readLinks = ({ before, after }: LayoutHtml): string[] => readHtml(before + after).links;

/**
 * Creates a cache of layouts. Layouts differ only in the link they mark as current: that of the page, or of its folder. All
 * pages of a folder without a link of their own therefore share a layout.
 * @param render renders the layout of a page
 */
export function createLayouts(render: (path: string) => Promise<LayoutHtml>): Layouts {
  const rendered = new Map<string, Promise<LayoutHtml>>();
  let linked: Promise<Set<string>> | undefined;

  const once = (path: string) => {
    const layout = rendered.get(path) ?? render(path);
    rendered.set(path, layout);
    return layout;
  };

  /** Returns the path that represents all pages with the same layout. */
  const twinOf = async (path: string) => {
    linked ??= once(NOWHERE).then((layout) => new Set(readLinks(layout)));
    return (await linked).has(path) ? path : folderOf(path);
  };

  return {
    at: async (path) => once(await twinOf(path)),
    async alike(paths) {
      const twins = await Promise.all(paths.map(twinOf));
      return [...Map.groupBy(paths, (_, index) => twins[index]).values()];
    },
  };
}
