import { type GroupName, type Navigation, type NavigationItem, navigationGroups } from '../../navigation/navigation.ts';
import { isBelowEntry } from './current-page.ts';

interface NavLink {
  href: string;
  label: string;
}

/** An entry of the header, which is marked on its own page and on those below it. */
interface Entry {
  label: string;
  /** Position in the bar of the header. */
  order: number;
  /** Paths of pages below it without their own entry in the header; those that end in a slash are folders. */
  below: readonly string[];
}

export interface LinkEntry extends Entry {
  href: string;
}

/** A group of entries in a menu. */
interface MenuPart {
  /** Missing where the menu has one group only. */
  title?: string;
  items: readonly NavigationItem[];
}

/** A header entry that opens a panel of links. */
export interface Menu extends Entry {
  id: string;
  parts: readonly MenuPart[];
  /** Card next to the links: of a page, or with copy of the site. */
  card: NavigationItem | { label: string; description: string };
  footer: { text: string; secondary: NavLink; primary: NavLink };
}

type MenuFrame = Omit<Menu, 'parts' | 'below' | 'card'> & {
  groups: readonly GroupName[];
  cardGroup?: GroupName;
  fallback: { label: string; description: string };
  below: Below;
};

/** Footer columns and folders whose pages belong to an entry. */
interface Below {
  columns: readonly GroupName[];
  folders?: readonly string[];
}

const menus: readonly MenuFrame[] = [
  {
    id: 'menu-solutions',
    label: 'Solutions',
    order: 20,
    groups: ['solutions'],
    below: { columns: ['product'] },
    fallback: { label: 'One app, six jobs', description: 'Every plan starts with a free trial. No setup fees.' },
    footer: {
      text: 'See how the parts work together.',
      secondary: { href: '/signup', label: 'View Demo' },
      primary: { href: '/signup', label: 'Start Free Trial' },
    },
  },
  {
    id: 'menu-wholesale',
    label: 'Wholesale',
    order: 25,
    groups: ['wholesale-rates', 'wholesale-carriers'],
    cardGroup: 'wholesale-card',
    below: { columns: ['wholesale'] },
    fallback: { label: 'Minutes by the million', description: 'Rates are published, before volume discount.' },
    footer: {
      text: 'Accounts are set up within a day. No setup fees.',
      secondary: { href: '/contact', label: 'Ask a Rate Specialist' },
      primary: { href: '/signup', label: 'Start Free Trial' },
    },
  },
  {
    id: 'menu-resources',
    label: 'Resources',
    order: 40,
    groups: ['resources'],
    cardGroup: 'resources-card',
    below: { columns: ['support'], folders: ['/articles/'] },
    fallback: { label: 'Something to read', description: 'Guides by the people who answer support.' },
    footer: {
      text: 'Stuck? Support answers within 24 hours.',
      secondary: { href: '/contact', label: 'Contact Support' },
      primary: { href: '/resources', label: 'Browse Resources' },
    },
  },
];

/** Entries of the bar that pages declare, with their subpages. */
const belowLinks: Readonly<Record<string, Below>> = { '/about': { columns: ['company'] } };

const columns: GroupName[] = ['product', 'wholesale', 'company', 'support', 'legal'];

/** The header, left to right; the drawer of narrow screens, top to bottom. Menus without entries are left out. */
export function mainNavigation(navigation: Navigation): (LinkEntry | Menu)[] {
  const inHeader = new Set(
    [...navigation.header, ...menus.flatMap(({ groups }) => groups.flatMap((group) => navigation[group]))].map(
      ({ href }) => href,
    ),
  );
  const pathsBelow = ({ columns, folders = [] }: Below) => [
    ...columns.flatMap((group) => navigation[group].map(({ href }) => href)).filter((href) => !inHeader.has(href)),
    ...folders,
  ];
  const links = navigation.header.map(({ href, label, order }): LinkEntry => {
    const below = belowLinks[href];
    return { href, label, order, below: below ? pathsBelow(below) : [] };
  });
  const filled = menus.map(({ groups, cardGroup, fallback, below, ...frame }): Menu => {
    const parts = groups.map((group) => ({
      ...(groups.length > 1 && { title: navigationGroups[group].title }),
      items: navigation[group],
    }));
    const [card = fallback] = cardGroup ? navigation[cardGroup] : [];
    return { ...frame, parts: parts.filter(({ items }) => items.length > 0), card, below: pathsBelow(below) };
  });
  return [...links, ...filled.filter(({ parts }) => parts.length > 0)].toSorted((a, b) => a.order - b.order);
}

/** Columns of the footer, without those that have no entries. */
export const footerColumns = (navigation: Navigation): { title: string; links: NavigationItem[] }[] =>
  columns
    .map((group) => ({ title: navigationGroups[group].title, links: navigation[group] }))
    .filter(({ links }) => links.length > 0);

/** Whether the menu links to the page at `path` or to one above it. */
export const isCurrent = ({ parts, below }: Menu, path: string) =>
  parts.some(({ items }) => items.some(({ href }) => href === path)) || isBelowEntry(below, path);
