import { readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { SBOM_FILE } from '@site/contracts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { declaration, forDevelopers, NewsRemote, remote } from '../own-tests/news-remote.ts';
import { WatchingBuild } from '../own-tests/watching-build.ts';

const news = new NewsRemote();
const build = new WatchingBuild(news);

const page = "import { content } from './content.ts';\nexport default () => <h1>{content.title}</h1>;";
const withEvents = `import { events } from './pages/events/declaration.ts';\n${remote(declaration('/news'), 'events')}`;

const write = {
  content: () => news.write('src/pages/events/content.ts', "export const content = { title: 'Events' };"),
  page: () => news.write('src/pages/events/page.tsx', page),
  declaration: () =>
    news.write('src/pages/events/declaration.ts', `export const events = ${declaration('/events', 'Events')};`),
  remote: () => news.write('src/remote.ts', withEvents),
};

const UNDECLARED = 'The page src/pages/events/page.tsx is not declared in src/remote.ts.';
const NO_CODE = 'Page /events has no code: write src/pages/events/page.tsx.';

/** Checks that the release is complete and has these pages. */
function expectRelease(...pages: string[]): void {
  expect(news.release('dist-dev').pages.map(({ path }) => path)).toEqual(pages);
  expect(news.missingFiles('dist-dev')).toEqual([]);
  // Development builds have no bill of materials.
  expect(Object.keys(news.release('dist-dev').files)).not.toContain(SBOM_FILE);
}

beforeEach(async () => {
  news.reset();
  build.start();
  await build.built();
});

afterEach(() => build.stop());
afterAll(() => {
  build.end();
  news.remove();
});

describe('A team that adds a page while its build watches', () => {
  test('gets an error after each step of the documented order, and the page after the last one', async () => {
    write.content();
    await build.built();
    write.page();
    expect(await build.failed()).toEqual([UNDECLARED]);
    expectRelease('/news');
    write.declaration();
    expect(await build.failed()).toEqual([UNDECLARED]);
    write.remote();
    await build.built();
    expectRelease('/news', '/events');
  });

  test('gets errors when it starts with the declaration, and the page after the last step', async () => {
    write.remote();
    expect((await build.failed()).join()).toContain("Can't resolve './pages/events/declaration.ts'");
    write.declaration();
    expect(await build.until(([first]) => first === NO_CODE)).toEqual([NO_CODE]);
    expectRelease('/news');
    write.content();
    expect(await build.failed()).toEqual([NO_CODE]);
    write.page();
    await build.built();
    expectRelease('/news', '/events');
  });

  test('gets the page when all files arrive together, as from a branch', async () => {
    for (const step of Object.values(write)) step();
    await build.until((errors) => errors.length === 0 && news.release('dist-dev').pages.length === 2);
    expectRelease('/news', '/events');
  });

  test('gets the page when it arrives during a build that has already read its folder', async () => {
    await build.during(write.content, () => {
      write.page();
      write.declaration();
      write.remote();
    });
    await build.until((errors) => errors.length === 0 && news.release('dist-dev').pages.length === 2);
    expectRelease('/news', '/events');
  });

  test('gets the previous release when it removes the page', async () => {
    const { server } = news.release('dist-dev');
    for (const step of Object.values(write)) step();
    await build.until((errors) => errors.length === 0 && news.release('dist-dev').pages.length === 2);
    rmSync(path.join(news.folder, 'src/pages/events'), { recursive: true });
    await build.failed();
    expectRelease('/news', '/events');
    news.write('src/remote.ts', remote(declaration('/news')));
    await build.built();
    expect(news.release('dist-dev').server).toBe(server);
    expectRelease('/news');
  });
});

describe('A team that makes a mistake while its build watches', () => {
  test('keeps its previous release, and gets the new one as soon as the mistake is corrected', async () => {
    news.write('src/remote.ts', remote(declaration('/news', '')));
    expect(await build.failed()).toEqual(['Correct meta.title in the declaration of page /news: must not be empty.']);
    expectRelease('/news');
    news.write('src/remote.ts', remote(declaration('/news', 'Good news')));
    await build.built();
    expect(news.release('dist-dev').pages[0]?.meta.title).toBe('Good news');
  });

  test('gets an error when a text violates changed rules of its folder', async () => {
    news.write('src/pages/news/front-matter.ts', "export const placeholders = ['boss'];");
    news.write('src/pages/news/text.md', 'Ask {boss}.');
    news.write('src/pages/news/page.tsx', "export { default } from './text.md';");
    await build.built();
    news.write('src/pages/news/front-matter.ts', 'export const placeholders = [];');
    expect((await build.failed()).join()).toContain('instead of {boss}.');
  });

  test('gets an error when a text violates rules that import changed values, even if they changed before a restart', async () => {
    const writeNames = (...names: string[]) =>
      news.write('src/names.ts', `export const names = ${JSON.stringify(names)};`);
    writeNames('boss');
    news.write('src/staff.ts', "export * from './names.ts';");
    news.write(
      'src/pages/news/front-matter.ts',
      "import { names } from '../../staff.ts';\nexport const placeholders = names;",
    );
    news.write('src/pages/news/text.md', 'Ask {boss}.');
    news.write('src/pages/news/page.tsx', "export { default } from './text.md';");
    await build.built();
    writeNames();
    expect((await build.failed()).join()).toContain('instead of {boss}.');
    writeNames('boss');
    await build.built();
    rmSync(path.join(news.folder, 'src/names.ts'));
    expect((await build.failed()).join()).toContain("Cannot find module '");
    writeNames('boss');
    await build.built();
    await build.stop();
    writeNames('chief');
    build.start();
    expect((await build.failed()).join()).toContain('instead of {boss}.');
  });

  test('gets an error when a text violates the first rules of its folder', async () => {
    news.write('src/pages/news/text.md', 'No front matter.');
    news.write('src/pages/news/page.tsx', "export { default } from './text.md';");
    await build.built();
    news.write(
      'src/pages/news/front-matter.ts',
      "import * as z from 'zod/mini';\nexport const frontMatterSchema = z.object({});",
    );
    expect((await build.failed()).join()).toContain('Begin the file with front matter');
  });

  test('gets an error for a removed file that another one needs, and the page when it is back', async () => {
    for (const step of Object.values(write)) step();
    await build.until((errors) => errors.length === 0 && news.release('dist-dev').pages.length === 2);
    rmSync(path.join(news.folder, 'src/pages/events/content.ts'));
    expect((await build.failed()).join()).toContain('src/pages/events/content.ts');
    write.content();
    await build.built();
    expectRelease('/news', '/events');
  });
});

describe('An open tab that is several builds behind', () => {
  const folder = path.join(news.folder, 'dist-dev');
  const updates = () => readdirSync(folder).filter((file) => file.includes('.hot-update.'));

  test('finds the updates of recent builds, but not of earlier ones', async () => {
    news.write('src/pages/news/page.tsx', 'export default () => <h1>Good news</h1>;');
    await build.built();
    const first = updates();
    expect(first).not.toEqual([]);
    news.write('src/pages/news/page.tsx', 'export default () => <h1>Better news</h1>;');
    await build.built();
    const second = updates();
    expect(second).toEqual(expect.arrayContaining(first));

    const earlier = new Date(Date.now() - 120_000);
    for (const file of second) utimesSync(path.join(folder, file), earlier, earlier);
    news.write('src/pages/news/page.tsx', 'export default () => <h1>The best news</h1>;');
    await build.built();
    expect(updates()).not.toEqual([]);
    expect(updates().filter((file) => second.includes(file))).toEqual([]);
  });
});

test('Code for developers is in the development build, but not in the files of its release', () => {
  expect(news.text('dist-dev')).toMatch(forDevelopers);
  expect(Object.keys(news.release('dist-dev').files).filter((file) => /\.map$|hot-update/.test(file))).toEqual([]);
});
