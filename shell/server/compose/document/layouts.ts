import type { Navigation } from '../../../navigation/navigation.ts';
import type { LayoutHtml } from '../../../src/server-entry.tsx';
import { readHtml } from './page-html.ts';

/** A path that no page has. */
const NOWHERE = '';

/** Stands for the paths of a folder, `/articles/`, to which no link leads; those at the top have nothing in common. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1).replace(/^\/$/, NOWHERE);

/** Header and footer around pages. */
export interface Layouts {
  at(path: string, navigation: Navigation): Promise<LayoutHtml>;
  /** @returns groups of these paths: those of a group have the same layout */
  alike(paths: string[], navigation: Navigation): Promise<string[][]>;
}

/** Addresses of all links of a layout. */
export const readLinks = ({ before, after }: LayoutHtml): string[] => readHtml(before + after).links;

/**
 * Layouts differ in what they mark: the link to the page that is shown, or the entry of its folder. So all pages of a folder
 * to which no link leads have the same.
 * @param render renders the layout around a page
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

  /** The path that stands for all whose layout is the same. */
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
