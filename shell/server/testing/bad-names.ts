import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import type { BadRelease } from './bad-release.ts';

const home = { path: '/' };
const prices = { path: '/prices' };

/** Adds files with the content of `static/remote.js`. */
const withFiles =
  (...files: string[]) =>
  (release: Release): Release => ({
    ...release,
    files: { ...release.files, ...Object.fromEntries(files.map((file) => [file, describeFile('words')])) },
  });

/** Moves the price page without changing its title. */
const withPricesAt =
  (path: string) =>
  (release: Release): Release => ({
    ...release,
    pages: release.pages.map((page) => (page.path === prices.path ? { ...page, path } : page)),
  });

const long = 'a'.repeat(201);
const deep = '/many-words'.repeat(100);

/** Releases whose paths are impossible or conflict with each other. */
export const badNames: BadRelease[] = [
  [
    'has a page whose path cannot be a file name',
    { pages: [home, prices], change: withPricesAt(`/prices/${long}`) },
    `/prices/${long}`,
    /^Path \/prices\/a{201} has a segment of 201 characters; the limit is 200\.$/,
  ],
  [
    'redirects a path that cannot be a file name',
    { pages: [home, { ...prices, redirects: [`/${long}/old`] }] },
    '/prices',
    /^Path \/a{201}\/old has a segment of 201 characters; the limit is 200\.$/,
  ],
  [
    'has a page whose path cannot be a bucket key',
    { pages: [home, prices], change: withPricesAt(deep) },
    deep,
    /^Path [a-z/-]{800}… has 1100 characters; the limit is 800\.$/,
  ],
  [
    'has a file whose name is too long',
    { pages: [home, prices], change: withFiles(`static/${long}.js`) },
    undefined,
    /^File static\/a{201}\.js has a segment of 204 characters; the limit is 200\.$/,
  ],
  [
    'has a file whose path is too long',
    { pages: [home, prices], change: withFiles(`${deep.slice(1)}.js`) },
    undefined,
    /^File [a-z/-]{800}… has 1102 characters; the limit is 800\.$/,
  ],
  [
    'has a file in more folders than the heap could list',
    { pages: [home, prices], change: withFiles(`${'a/'.repeat(60_000)}b`) },
    undefined,
    /^File (?:a\/){400}… has 120001 characters; the limit is 800\.$/,
  ],
  [
    'has a page in too many folders',
    { pages: [home, prices], change: withPricesAt('/a'.repeat(17)) },
    '/a'.repeat(17),
    /^Path (?:\/a){17} has 17 segments; the limit is 16\.$/,
  ],
  [
    'has a file in too many folders',
    { pages: [home, prices], change: withFiles(`${'a/'.repeat(16)}b.js`) },
    undefined,
    /^File (?:a\/){16}b\.js has 17 segments; the limit is 16\.$/,
  ],
  [
    'has a file and a folder of the same name',
    { pages: [home, prices], change: withFiles('media/logo', 'media/logo/small.svg') },
    undefined,
    /^File media\/logo has the name of the folder that contains media\/logo\/small\.svg\.$/,
  ],
  [
    'has a file in place of the folder for page lists',
    { pages: [home, prices], change: withFiles('releases') },
    undefined,
    /^File releases is in the folder reserved for page lists: choose another name than "releases"\.$/,
  ],
  [
    'has a file in the folder for page lists',
    { pages: [home, prices], change: withFiles('releases/2.0.0.json') },
    undefined,
    /^File releases\/2\.0\.0\.json is in the folder reserved/,
  ],
  [
    'has a file with the name of an unfinished file',
    { pages: [home, prices], change: withFiles('media/logo.0f8fad5b-d9cb-469f-a165-70867728950e') },
    undefined,
    /^File media\/logo\.0f8fad5b-d9cb-469f-a165-70867728950e has a name reserved for unfinished files: choose another name\.$/,
  ],
  [
    'has a file with the name of an encoding',
    { pages: [home, prices], change: withFiles('static/remote.js.gz') },
    undefined,
    /^File static\/remote\.js\.gz has the name reserved for the compressed static\/remote\.js: choose another name\.$/,
  ],
  [
    'has a folder with the name of an encoding',
    { pages: [home, prices], change: withFiles('static/page.css.br/old.css') },
    undefined,
    /^File static\/page\.css\.br\/old\.css has the name reserved for the compressed static\/page\.css/,
  ],
];
