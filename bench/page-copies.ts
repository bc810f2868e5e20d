import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_CONTRACT, RELEASE_FILE, type Release, type ReleasePage } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';

/** The name of the generated remote. */
export const COPIES = 'copies';

const ENTRY = 'static/remote.js';
const BUNDLE = 'server/pages.cjs';

interface Original {
  folder: string;
  release: Release;
}

async function readOriginal(folder: string): Promise<Original> {
  return { folder, release: JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8')) };
}

/** Copies lack what must be unique to a page, such as a menu entry or a former path. */
const copyOf = ({ name }: Release, { navigation, redirects, ...page }: ReleasePage, number: number): ReleasePage => ({
  ...page,
  path: `/copy-${number}/${name}${page.path === '/' ? '' : page.path}`,
  js: [ENTRY],
  css: page.css.map((file) => `${name}/${file}`),
});

/** A bundle of all originals, which renders the original of a path. */
async function bundleOf(originals: Original[]): Promise<string> {
  const bundles = originals.map(async ({ folder, release }) => {
    const code = await readFile(path.join(folder, release.server ?? ''), 'utf8');
    return `originals.${release.name} = (function (module) { const exports = module.exports;\n${code}\nreturn module.exports; })({ exports: {} });`;
  });
  const loadPage = `exports.loadPage = (path) => {
  const [, , name, ...rest] = path.split('/');
  return originals[name].loadPage('/' + rest.join('/'));
};`;
  return ['const originals = {};', ...(await Promise.all(bundles)), loadPage].join('\n');
}

/**
 * Writes a release whose pages are copies of the pages of built remotes: as costly to compose and as large as real
 * ones.
 * @param folders of the built originals
 * @param folder for the release
 * @param times copies of each page
 */
export async function writeCopies(folders: string[], folder: string, times: number): Promise<void> {
  const originals = await Promise.all(folders.map(readOriginal));
  const files: Release['files'] = {};
  const write = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
    files[name] = describeFile(content);
  };

  const pages = 'get: async () => () => ({ loadPage: async () => () => null })';
  await write(ENTRY, `globalThis.site_${COPIES} = { init() {}, ${pages} };`);
  await write(BUNDLE, await bundleOf(originals));
  const styles = originals.flatMap(({ folder: from, release }) =>
    [...new Set(release.pages.flatMap(({ css }) => css))].map((file) => ({
      from: path.join(from, file),
      to: `${release.name}/${file}`,
    })),
  );
  for (const { from, to } of styles) await write(to, await readFile(from, 'utf8'));

  const copies = originals.flatMap(({ release }) =>
    release.pages.flatMap((page) => Array.from({ length: times }, (_, index) => copyOf(release, page, index + 1))),
  );
  const release: Release = {
    contract: RELEASE_CONTRACT,
    name: COPIES,
    version: `1.0.0-${times}`,
    container: { name: `site_${COPIES}`, entry: ENTRY },
    server: BUNDLE,
    files,
    pages: copies,
    shared: Object.assign({}, ...originals.map(({ release: { shared } }) => shared)),
  };
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release));
}
