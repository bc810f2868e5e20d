import type { Navigation } from '../../../navigation/navigation.ts';
import type { LayoutHtml } from '../../../src/server-entry.tsx';
import { readHtml } from './page-html.ts';

/** Path that no page has. */
const NOWHERE = '';

/** Returns the folder of a path, such as `/articles/`, for pages without a link in the layout. Top-level pages share none. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1).replace(/^\/$/, NOWHERE);

/** Layouts of pages: header and footer. */
export interface Layouts {
  /** Renders the layout of a page. */
  at(path: string, navigation: Navigation): Promise<LayoutHtml>;
  /** Groups paths that share a layout. */
  alike(paths: string[], navigation: Navigation): Promise<string[][]>;
}

/** Returns the addresses of all links of a layout. */
export const readLinks = ({ before, after }: LayoutHtml): string[] => readHtml(before + after).links;

/**
 * Creates a cache of layouts. Layouts differ only in the link they mark as current: that of the page, or of its folder. All
 * pages of a folder without a link of their own therefore share a layout.
 * @param render renders the layout of a page
 */
export function createLayouts(render: (path: string, navigation: Navigation) => Promise<LayoutHtml>): Layouts {
  const rendered = new WeakMap<Navigation, Map<string, Promise<LayoutHtml>>>();
  const linked = new WeakMap<Navigation, Promise<Set<string>>>();

  const once = (path: string, navigation: Navigation) => {
    const known = rendered.get(navigation) ?? new Map<string, Promise<LayoutHtml>>();
    const layout = known.get(path) ?? render(path, navigation);
    rendered.set(navigation, known.set(path, layout));
    return layout;
  };

  const linkedIn = (navigation: Navigation) => {
    const links = linked.get(navigation) ?? once(NOWHERE, navigation).then((layout) => new Set(readLinks(layout)));
    linked.set(navigation, links);
    return links;
  };

  /** Returns the path that represents all pages with the same layout. */
  const twinOf = async (path: string, navigation: Navigation) =>
    (await linkedIn(navigation)).has(path) ? path : folderOf(path);

  return {
    at: async (path, navigation) => once(await twinOf(path, navigation), navigation),
    async alike(paths, navigation) {
      const twins = await Promise.all(paths.map((path) => twinOf(path, navigation)));
      return [...Map.groupBy(paths, (_, index) => twins[index]).values()];
    },
  };
}
