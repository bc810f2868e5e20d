import type { NavigationEntry, Release } from '@site/contracts';
import { type GroupName, groupNames, type NavigationGroup, navigationGroups } from '../../../navigation/navigation.ts';
import type { Fault, Warning } from '../composition.ts';
import { entriesIn, entriesOf, fits, lettersOf, type PageEntry, shownOf } from '../navigation.ts';

function capacityOf(group: GroupName): string {
  const { limit, letters }: NavigationGroup = navigationGroups[group];
  return `${limit} entries${letters ? ` with ${letters} letters in total` : ''}`;
}

const placeOf = (group: GroupName) => {
  const { kind, title } = navigationGroups[group];
  return `the ${kind} ${title}`;
};

const labelKey = ({ label }: NavigationEntry) => label.toLowerCase();

/** Returns a function that finds another entry with the same label. */
function twinsIn(entries: PageEntry[]): (entry: PageEntry) => PageEntry | undefined {
  const byLabel = Map.groupBy(entries, labelKey);
  return (entry) => byLabel.get(labelKey(entry))?.find((other) => other !== entry);
}

const identityOf = ({ remote, page, group, label }: PageEntry) => JSON.stringify([remote, page, group, label]);

/**
 * Finds a new entry that exceeds the limit of its group or repeats a label.
 * @param releases in the order of the registry
 * @param live live releases, whose entries are never at fault
 */
export function findNavigationFault(releases: Release[], live: ReadonlyMap<string, Release>): Fault | undefined {
  const before = [...live.values()].flatMap(entriesOf);
  const known = new Set(before.map(identityOf));
  const isNew = (entry: PageEntry) => !known.has(identityOf(entry));
  return groupNames
    .map((group) => {
      const entries = entriesIn(group, releases);
      const added = entries.filter(isNew);
      return faultOfLabels(group, entries, added) ?? faultOfCapacity(group, entries, added, before);
    })
    .find((fault) => fault !== undefined);
}

function faultOfLabels(group: GroupName, entries: PageEntry[], added: PageEntry[]): Fault | undefined {
  const twinOf = twinsIn(entries);
  for (const entry of added) {
    const twin = twinOf(entry);
    if (!twin) continue;
    const reason = `Entry "${entry.label}" in ${placeOf(group)} has the same label as the entry of ${twin.page}. Choose another label.`;
    return { remote: entry.remote, page: entry.page, reason };
  }
  return undefined;
}

/** Blames a release for a full group only if its entries need more space than those of its predecessor. */
function faultOfCapacity(
  group: GroupName,
  entries: PageEntry[],
  added: PageEntry[],
  before: PageEntry[],
): Fault | undefined {
  if (fits(group, entries)) return undefined;
  const hasGrown = (remote: string) => {
    const own = entries.filter((entry) => entry.remote === remote);
    const former = before.filter((entry) => entry.group === group && entry.remote === remote);
    return own.length > former.length || lettersOf(own) > lettersOf(former);
  };
  const grown = [...new Set(added.map(({ remote }) => remote))].filter(hasGrown);
  const last = added.findLast(({ remote }) => grown.includes(remote));
  if (!last) return undefined;
  const owners = [...new Set(entries.map(({ remote }) => remote))].filter((remote) => remote !== last.remote);
  const choice =
    owners.length > 0 ? `agree with ${owners.join(' and ')} on which entry to remove` : 'remove another entry';
  return {
    remote: last.remote,
    page: last.page,
    reason: `Entry "${last.label}" does not fit in ${placeOf(group)}, which holds ${capacityOf(group)}. Use another group, or ${choice}.`,
  };
}

/** Warns of entries that are hidden or indistinguishable without the fault of a new release, and of unknown groups. */
export function warnAboutNavigation(releases: Release[]): Warning[] {
  return [
    ...releases.flatMap(entriesOf).flatMap(warnAboutGroup),
    ...groupNames.flatMap((group) => warnAboutEntries(group, entriesIn(group, releases))),
  ];
}

function warnAboutGroup({ remote, page, label, group }: PageEntry): Warning[] {
  if (groupNames.some((name) => name === group)) return [];
  const message = `Entry "${label}" is not shown: group ${group} does not exist. Use one of ${groupNames.join(', ')}.`;
  return [{ remote, page, message }];
}

function warnAboutEntries(group: GroupName, entries: PageEntry[]): Warning[] {
  const twinOf = twinsIn(entries);
  const shown = shownOf(group, entries);
  return entries.flatMap((entry, index) => {
    const { remote, page, label } = entry;
    const twin = twinOf(entry);
    const problems = [
      ...(index < shown ? [] : [`is not shown: the limit is ${capacityOf(group)}`]),
      ...(twin ? [`has the same label as the entry of ${twin.page}`] : []),
    ];
    return problems.map((problem) => ({ remote, page, message: `Entry "${label}" in ${placeOf(group)} ${problem}.` }));
  });
}
