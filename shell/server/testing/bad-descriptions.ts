import { describeFile } from '@site/contracts/integrity';
import type { BadRelease } from './bad-release.ts';

const home = { path: '/' };
const prices = { path: '/prices' };

/** Nested so deeply that JSON.stringify would overflow the stack. */
const nested = (depth: number): Record<string, unknown> => {
  let value: Record<string, unknown> = {};
  for (let level = 0; level < depth; level++) value = { value };
  return value;
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const files = (count: number) =>
  Object.fromEntries(numbers(count).map((index) => [`static/${index}.js`, describeFile('words')]));

const redirects = Array.from({ length: 2_001 }, (_, index) => `/former-${index}`);

/** Releases whose `release.json` would keep the shell busy, or make it throw. */
export const badDescriptions: BadRelease[] = [
  [
    'requires a library that has the name of a built-in property',
    { pages: [home, prices], shared: { toString: '^1.0.0' } },
    undefined,
    /toString \^1\.0\.0, but the shell does not provide it/,
  ],
  [
    'requires more libraries than a shell provides',
    {
      pages: [home, prices],
      shared: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`library-${index}`, '*'])),
    },
    undefined,
    /^The release requires 51 libraries; the limit is 50\.$/,
  ],
  [
    'requires a library in a range of many alternatives',
    { pages: [home, prices], shared: { react: Array(1_000).fill('^19.0.0').join(' || ') } },
    undefined,
    /^The version range of react has \d+ characters; the limit is 200\.$/,
  ],
  [
    'declares thousands of redirects',
    { pages: [home, { ...prices, redirects }] },
    undefined,
    /^The release declares 2001 redirects; the limit is 2000\.$/,
  ],
  [
    'lists more than ten thousand files',
    { pages: [home, prices], change: (release) => ({ ...release, files: { ...files(10_000), ...release.files } }) },
    undefined,
    /^The release lists \d{5} files; the limit is 10000\.$/,
  ],
  [
    'has more than five hundred pages',
    {
      pages: [home, prices],
      change: (release) => ({ ...release, pages: Array.from({ length: 501 }, () => release.pages[0]) }),
    },
    undefined,
    /^The release has 501 pages; the limit is 500\.$/,
  ],
  [
    'has tens of thousands of unknown fields',
    {
      pages: [home, prices],
      change: (release) => ({ ...release, ...Object.fromEntries(numbers(20_001).map((index) => [`x${index}`, 0])) }),
    },
    undefined,
    /^release\.json does not fit the contract: must have at most 20000 unknown fields, not 20001\.$/,
  ],
  [
    'nests structured data thousands of levels deep',
    {
      pages: [home, prices],
      change: (release) => ({
        ...release,
        pages: release.pages.map((page) =>
          page.path === '/prices' ? { ...page, meta: { ...page.meta, jsonLd: [nested(4_000)] } } : page,
        ),
      }),
    },
    undefined,
    /^release\.json is nested more than 64 levels deep\.$/,
  ],
  [
    'nests an unknown field thousands of levels deep',
    { pages: [home, prices], change: (release) => ({ ...release, mood: nested(4_000) }) },
    undefined,
    /^release\.json is nested more than 64 levels deep\.$/,
  ],
];
