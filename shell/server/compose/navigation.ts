import type { NavigationEntry, Release } from '@site/contracts';
import {
  type GroupName,
  type Navigation,
  type NavigationGroup,
  type NavigationItem,
  navigationGroups,
  toNavigation,
} from '../../navigation/navigation.ts';

/** Navigation entry with the page it links to. */
export interface PageEntry extends NavigationEntry {
  remote: string;
  page: string;
  item: NavigationItem;
}

/** Returns all entries of a release. */
export const entriesOf = ({ name, pages }: Release): PageEntry[] =>
  pages.flatMap(({ path, sitemap, navigation = [] }) =>
    navigation.map((entry) => {
      const { label, order, description = sitemap.description, icon = sitemap.icon } = entry;
      return { ...entry, remote: name, page: path, item: { href: path, label, order, description, icon } };
    }),
  );

/** Returns the entries of a group in display order; equal positions keep the order of the releases. */
export const entriesIn = (group: string, releases: Release[]): PageEntry[] =>
  releases
    .flatMap(entriesOf)
    .filter((entry) => entry.group === group)
    .toSorted((a, b) => a.order - b.order);

/** Returns the total length of all labels. */
export const lettersOf = (entries: PageEntry[]) => entries.reduce((letters, { label }) => letters + label.length, 0);

/** Checks whether a group can hold these entries. */
export function fits(group: GroupName, entries: PageEntry[]): boolean {
  const { limit, letters = Number.POSITIVE_INFINITY }: NavigationGroup = navigationGroups[group];
  return entries.length <= limit && lettersOf(entries) <= letters;
}

/** Returns how many of these entries a group shows, from the first. */
export function shownOf(group: GroupName, entries: PageEntry[]): number {
  const first = entries.slice(0, navigationGroups[group].limit);
  return first.filter((_, index) => fits(group, first.slice(0, index + 1))).length;
}

/**
 * Returns the entries of header and footer.
 * @param releases in the order of the registry
 */
export const navigationOf = (releases: Release[]): Navigation =>
  toNavigation((group) => {
    const entries = entriesIn(group, releases);
    return entries.slice(0, shownOf(group, entries)).map(({ item }) => item);
  });
