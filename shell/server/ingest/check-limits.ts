import type { Release } from '@site/contracts';
import { ReleaseRefused } from './release-refused.ts';

/** The shell provides eight libraries. */
const MAX_LIBRARIES = 50;
/** Ten times the site of 43 pages has 51,000. The schema names each wrong value, and overflows the stack above this limit. */
const MAX_VALUES = 100_000;
/** Ten times the pages of the site are 430; their values are within the limit of values. */
const MAX_PAGES = 500;
/** Ten times the files of the site are 3,500. */
const MAX_FILES = 10_000;
/** semver needs seconds for a range of a hundred thousand alternatives. */
const MAX_RANGE_LENGTH = 200;
/** Each redirect is a symbolic link in every composition. */
const MAX_REDIRECTS = 2_000;
/** Structured data of schema.org is rarely nested more than ten levels deep; JSON.stringify overflows the stack at thousands. */
const MAX_DEPTH = 64;

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1)));

/**
 * Limits how much work it is to parse a description. Counts in the text: parsing hundreds of thousands of names takes long.
 * @param text `release.json`
 * @throws ReleaseRefused
 */
export function checkAmount(text: string): void {
  let values = 1;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\\') index++;
    else if (!isQuoted && (character === ',' || character === '[' || character === '{')) values++;
  }
  if (values > MAX_VALUES) throw new ReleaseRefused(`release.json has ${values} values; the limit is ${MAX_VALUES}.`);
}

/**
 * @param description parsed `release.json`
 * @throws ReleaseRefused
 */
export function checkDepth(description: unknown, version: string | undefined): void {
  if (isDeeperThan(description, MAX_DEPTH))
    throw new ReleaseRefused(`release.json is nested more than ${MAX_DEPTH} levels deep.`, version);
}

type Described = Pick<Release, 'pages' | 'files' | 'shared' | 'version'>;

/**
 * Limits how much work a description makes: the shell reads it outside of the limits for the code of a release.
 * @throws ReleaseRefused
 */
export function checkLimits({ pages, files, shared, version }: Described): void {
  const listed = Object.keys(files).length;
  if (listed > MAX_FILES)
    throw new ReleaseRefused(`The release lists ${listed} files; the limit is ${MAX_FILES}.`, version);
  if (pages.length > MAX_PAGES)
    throw new ReleaseRefused(`The release has ${pages.length} pages; the limit is ${MAX_PAGES}.`, version);
  const libraries = Object.keys(shared).length;
  if (libraries > MAX_LIBRARIES)
    throw new ReleaseRefused(`The release requires ${libraries} libraries; the limit is ${MAX_LIBRARIES}.`, version);
  for (const [library, { length }] of Object.entries(shared)) {
    if (length <= MAX_RANGE_LENGTH) continue;
    const reason = `The version range of ${library.slice(0, MAX_RANGE_LENGTH)} has ${length} characters; the limit is ${MAX_RANGE_LENGTH}.`;
    throw new ReleaseRefused(reason, version);
  }
  const redirects = pages.reduce((sum, page) => sum + (page.redirects?.length ?? 0), 0);
  if (redirects > MAX_REDIRECTS)
    throw new ReleaseRefused(`The release declares ${redirects} redirects; the limit is ${MAX_REDIRECTS}.`, version);
}
