import { type GroupName, type Navigation, type NavigationItem, navigationGroups } from '../../navigation/navigation.ts';

interface NavLink {
  href: string;
  label: string;
}

/** A header entry that opens a panel of links. */
export interface Menu {
  id: string;
  label: string;
  /** Place in the bar of the header. */
  order: number;
  items: NavigationItem[];
  aside: { title: string; text: string };
  footer: { text: string; secondary: NavLink; primary: NavLink };
}

type MenuFrame = Omit<Menu, 'items' | 'label'> & { group: GroupName };

const solutions: MenuFrame = {
  group: 'solutions',
  id: 'menu-solutions',
  order: 20,
  aside: { title: 'One app, six jobs', text: 'Every plan starts with a free trial. No setup fees.' },
  footer: {
    text: 'See how the parts work together.',
    secondary: { href: '/signup', label: 'View Demo' },
    primary: { href: '/signup', label: 'Start Free Trial' },
  },
};

const resources: MenuFrame = {
  group: 'resources',
  id: 'menu-resources',
  order: 40,
  aside: { title: 'Moving phones this quarter?', text: 'The migration guide takes 12 minutes to read.' },
  footer: {
    text: 'Stuck? Support answers within 24 hours.',
    secondary: { href: '/contact', label: 'Contact Support' },
    primary: { href: '/resources', label: 'Browse Resources' },
  },
};

const columns: GroupName[] = ['product', 'company', 'support', 'legal'];

/** The header, left to right; the drawer of narrow screens, top to bottom. A menu without entries is left out. */
export function mainNavigation(navigation: Navigation): (NavigationItem | Menu)[] {
  const menus = [solutions, resources].map(({ group, ...frame }) => ({
    ...frame,
    label: navigationGroups[group].title,
    items: navigation[group],
  }));
  const entries = [...navigation.header, ...menus.filter(({ items }) => items.length > 0)];
  return entries.toSorted((a, b) => a.order - b.order);
}

/** Columns of the footer, without those that have no entries. */
export const footerColumns = (navigation: Navigation): { title: string; links: NavigationItem[] }[] =>
  columns
    .map((group) => ({ title: navigationGroups[group].title, links: navigation[group] }))
    .filter(({ links }) => links.length > 0);

/** Whether the menu links to the page at `path`. */
export const isInside = (menu: Menu, path: string) => menu.items.some(({ href }) => href === path);
