import type { NavigationEntry, Release } from '@site/contracts';
import {
  type GroupName,
  groupNames,
  type Navigation,
  type NavigationGroup,
  type NavigationItem,
  navigationGroups,
  toNavigation,
} from '../../navigation/navigation.ts';
import type { Fault, Warning } from './composition.ts';

/** An entry, and the page that it leads to. */
interface Claim extends NavigationEntry {
  remote: string;
  page: string;
  item: NavigationItem;
}

const claimsOf = ({ name, pages }: Release): Claim[] =>
  pages.flatMap(({ path, sitemap, navigation = [] }) =>
    navigation.map((entry) => {
      const { label, order, description = sitemap.description, icon = sitemap.icon } = entry;
      return { ...entry, remote: name, page: path, item: { href: path, label, order, description, icon } };
    }),
  );

/** @returns entries of a group in the order in which it shows them: for equal places, in that of the releases */
const claimsTo = (group: string, releases: Release[]): Claim[] =>
  releases
    .flatMap(claimsOf)
    .filter((claim) => claim.group === group)
    .toSorted((a, b) => a.order - b.order);

const lettersOf = (claims: Claim[]) => claims.reduce((letters, { label }) => letters + label.length, 0);

/** Whether a group has room for these entries. */
function fits(group: GroupName, claims: Claim[]): boolean {
  const { limit, letters = Number.POSITIVE_INFINITY }: NavigationGroup = navigationGroups[group];
  return claims.length <= limit && lettersOf(claims) <= letters;
}

/** How many of these entries a group shows: the first ones. */
function shownOf(group: GroupName, claims: Claim[]): number {
  const first = claims.slice(0, navigationGroups[group].limit);
  return first.filter((_, index) => fits(group, first.slice(0, index + 1))).length;
}

function roomOf(group: GroupName): string {
  const { limit, letters }: NavigationGroup = navigationGroups[group];
  return `${limit} entries${letters ? ` of ${letters} letters together` : ''}`;
}

/**
 * What header and footer of every document hold.
 * @param releases in the order of the registry
 */
export const navigationOf = (releases: Release[]): Navigation =>
  toNavigation((group) => {
    const claims = claimsTo(group, releases);
    return claims.slice(0, shownOf(group, claims)).map(({ item }) => item);
  });

const placeOf = (group: GroupName) => {
  const { kind, title } = navigationGroups[group];
  return `the ${kind} ${title}`;
};

const labelKey = ({ label }: NavigationEntry) => label.toLowerCase();

/** @returns for an entry of a group, another one that reads alike */
function twinsIn(claims: Claim[]): (claim: Claim) => Claim | undefined {
  const byLabel = Map.groupBy(claims, labelKey);
  return (claim) => byLabel.get(labelKey(claim))?.find((other) => other !== claim);
}

const identityOf = ({ remote, page, group, label }: Claim) => JSON.stringify([remote, page, group, label]);

/**
 * Finds an entry that would take something from others: the room of a group, or a label.
 * @param releases in the order of the registry
 * @param live releases that are live: only what a release adds to them can be at fault
 */
export function findNavigationFault(releases: Release[], live: ReadonlyMap<string, Release>): Fault | undefined {
  const before = [...live.values()].flatMap(claimsOf);
  const known = new Set(before.map(identityOf));
  const isNew = (claim: Claim) => !known.has(identityOf(claim));
  return groupNames
    .map((group) => {
      const claims = claimsTo(group, releases);
      const added = claims.filter(isNew);
      return faultOfTwins(group, claims, added) ?? faultOfRoom(group, claims, added, before);
    })
    .find((fault) => fault !== undefined);
}

function faultOfTwins(group: GroupName, claims: Claim[], added: Claim[]): Fault | undefined {
  const twinOf = twinsIn(claims);
  for (const claim of added) {
    const twin = twinOf(claim);
    if (!twin) continue;
    const reason = `Its entry "${claim.label}" in ${placeOf(group)} has the label of the entry of ${twin.page}.`;
    return { remote: claim.remote, page: claim.page, reason };
  }
  return undefined;
}

/** A release whose entries need no more room than those of the one before is not to blame where there is too little. */
function faultOfRoom(group: GroupName, claims: Claim[], added: Claim[], before: Claim[]): Fault | undefined {
  if (fits(group, claims)) return undefined;
  const hasGrown = (remote: string) => {
    const own = claims.filter((claim) => claim.remote === remote);
    const former = before.filter((claim) => claim.group === group && claim.remote === remote);
    return own.length > former.length || lettersOf(own) > lettersOf(former);
  };
  const grown = [...new Set(added.map(({ remote }) => remote))].filter(hasGrown);
  const last = added.findLast(({ remote }) => grown.includes(remote));
  if (!last) return undefined;
  const owners = [...new Set(claims.map(({ remote }) => remote))].filter((remote) => remote !== last.remote);
  const whom = owners.length > 0 ? ` with ${owners.join(' and ')}` : '';
  return {
    remote: last.remote,
    page: last.page,
    reason: `Its entry "${last.label}" finds no room in ${placeOf(group)}, which holds ${roomOf(group)}: take another group, or agree${whom} which entry leaves.`,
  };
}

/** Entries that visitors do not see, or cannot tell apart, although nobody is to blame or the site has no such group. */
export function warnAboutNavigation(releases: Release[]): Warning[] {
  const unknown = releases
    .flatMap(claimsOf)
    .filter(({ group }) => !groupNames.some((name) => name === group))
    .map(
      ({ remote, page, label, group }): Warning => ({
        remote,
        page,
        message: `Its entry "${label}" is not shown: the site has no group ${group}, but ${groupNames.join(', ')}.`,
      }),
    );
  const known = groupNames.flatMap((group) => {
    const claims = claimsTo(group, releases);
    const twinOf = twinsIn(claims);
    const shown = shownOf(group, claims);
    return claims.flatMap((claim, index): Warning[] => {
      const { remote, page, label } = claim;
      const twin = twinOf(claim);
      const entry = `Its entry "${label}" in ${placeOf(group)}`;
      return [
        ...(index < shown
          ? []
          : [{ remote, page, message: `${entry} is not shown: there is room for ${roomOf(group)}.` }]),
        ...(twin ? [{ remote, page, message: `${entry} has the label of the entry of ${twin.page}.` }] : []),
      ];
    });
  });
  return [...unknown, ...known];
}
