/** A part of the header or footer to which pages bring entries. */
export interface NavigationGroup {
  title: string;
  /** Its name within a sentence, such as `footer column`. */
  kind: string;
  /** Entries for which it has room at every width. */
  limit: number;
  /** Letters that all its labels may have together; any number unless stated. */
  letters?: number;
}

const menu = (title: string) => ({ title, kind: 'menu', limit: 8 });
const part = (title: string) => ({ title, kind: 'part of the menu Wholesale', limit: 4 });
const card = (title: string) => ({ title, kind: 'card of the menu', limit: 1 });
const column = (title: string) => ({ title, kind: 'footer column', limit: 8 });

/** The groups of this site, in the order in which a document holds them. At 68rem, where the bar replaces the drawer, there is no room for more. */
export const navigationGroups = {
  header: { title: 'of the header', kind: 'bar', limit: 4, letters: 28 },
  solutions: menu('Solutions'),
  'wholesale-rates': part('Rates and routes'),
  'wholesale-carriers': part('Carriers and resellers'),
  'wholesale-card': card('Wholesale'),
  resources: menu('Resources'),
  'resources-card': card('Resources'),
  product: column('Product'),
  wholesale: column('Wholesale'),
  company: column('Company'),
  support: column('Support'),
  legal: column('Legal'),
} satisfies Record<string, NavigationGroup>;

/** Name of a group, as entries have it. */
export type GroupName = keyof typeof navigationGroups;

export const groupNames = Object.keys(navigationGroups) as GroupName[];

/** A link of the header or footer. */
export interface NavigationItem {
  href: string;
  label: string;
  /** Place among the entries of its group. */
  order: number;
  /** Line below the label, where the group shows one. */
  description: string;
  /** Name of an icon, where the group shows one. */
  icon: string;
}

/** All entries of header and footer, those of a group in their order. Every document depends on them. */
export type Navigation = Record<GroupName, NavigationItem[]>;

/** @param itemsOf called for each group */
export const toNavigation = (itemsOf: (group: GroupName) => NavigationItem[]): Navigation =>
  Object.fromEntries(groupNames.map((group) => [group, itemsOf(group)])) as Navigation;
