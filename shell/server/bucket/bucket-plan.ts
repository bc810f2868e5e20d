import type { SiteObject } from '../publish/site-objects.ts';
import type { BucketRecord } from './bucket-record.ts';

/** Keys of files that open tabs may still request. Manifest and feeds of a remote are not among them: they change with each release. */
const LASTING = /^(?:assets\/|remotes\/(?![^/]+\/(?:mf-manifest\.json|feeds\/[a-z0-9-]+\.atom)$))/;

/** What the bucket should hold for a composition. */
export interface BucketContent {
  /** Id of the composition. */
  composition: string;
  objects: SiteObject[];
  /** Remotes whose pages the composition has. */
  remotes: string[];
  /** Registered remotes without a release in the composition. */
  missing: string[];
}

/** Changes of a bucket. */
export interface Plan {
  changed: SiteObject[];
  removed: string[];
  /** Content of the bucket afterwards. */
  target: BucketRecord;
}

/** Nothing is removed while a remote is missing whose pages the bucket has: they are not in the composition, but still in use. */
export function planUpdate(known: BucketRecord, { composition, objects, remotes, missing }: BucketContent): Plan {
  const kept = missing.filter((name) => known.remotes?.includes(name) ?? true);
  const wanted = new Set(objects.map(({ key }) => key));
  const isUnwanted = (key: string) => kept.length === 0 && !wanted.has(key) && !LASTING.test(key);
  const before = Object.entries(known.objects);
  return {
    changed: objects.filter(({ key, digest }) => known.objects[key] !== digest),
    removed: before.flatMap(([key]) => (isUnwanted(key) ? [key] : [])),
    target: {
      composition,
      remotes: [...remotes, ...kept],
      objects: Object.fromEntries([
        ...before.filter(([key]) => !isUnwanted(key)),
        ...objects.map(({ key, digest }) => [key, digest] as const),
      ]),
    },
  };
}

export const hasWork = ({ changed, removed }: Plan): boolean => changed.length + removed.length > 0;

/** Returns the record with the results of a plan, except for objects that another shell has marked since. */
export function settled(found: BucketRecord, { target }: Plan, mark: string): BucketRecord {
  const entries = Object.entries(found.objects).flatMap(([key, digest]) => {
    const now = digest === mark ? target.objects[key] : digest;
    return now === undefined ? [] : [[key, now] as const];
  });
  return { ...found, objects: Object.fromEntries(entries) };
}
