import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { releaseSchema } from '@site/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const cache = path.resolve(import.meta.dirname, '../../../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'kit-'));

const dependencies = Object.fromEntries(
  ['react', 'react-dom', '@site/router', '@site/toasts', '@site/forms'].map((name) => [
    name,
    name.startsWith('@') ? '1.0.0' : '19.3.1',
  ]),
);

const declaration = (pagePath: string) => `{
  path: '${pagePath}',
  meta: { title: 'News', description: 'What is new.', keywords: ['news'] },
  sitemap: { title: 'News', category: 'Company', description: 'News', priority: 0.5, changeFrequency: 'Weekly', icon: 'house' },
}`;

function write(file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Builds as a team's pipeline does: webpack in a process of its own. */
async function build(): Promise<string> {
  const webpack = path.resolve(cache, '../node_modules/webpack/lib/index.js');
  write(
    'build.ts',
    `import webpack from ${JSON.stringify(webpack)};
     import config from './webpack.config.ts';
     webpack(config, (error, stats) => {
       if (!error && !stats.hasErrors()) return;
       console.error(error?.message ?? stats.toString({ all: false, errors: true }));
       process.exit(1);
     });`,
  );
  return run(process.execPath, [path.join(folder, 'build.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
  }).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
}

const release = () => releaseSchema.parse(JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write('package.json', JSON.stringify({ name: 'news', version: '2.1.0', type: 'module', dependencies }));
  write(
    'webpack.config.ts',
    "import { remoteConfig } from '@site/remote-kit/webpack';\nexport default remoteConfig({ name: 'news', dir: import.meta.dirname });",
  );
  write(
    'src/remote.ts',
    `import { definePages } from '@site/remote-kit';\nexport default definePages([${declaration('/news')}]);`,
  );
  write(
    'src/pages/news/page.tsx',
    "import styles from './page.module.css';\nexport default () => <h1 className={styles.title}>News</h1>;",
  );
  write('src/pages/news/page.module.css', '@layer page { .title { color: red } }');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A team that builds its remote', () => {
  it('gets a release that names every file with size and integrity, and the files of each page', async () => {
    expect(await build()).toBe('');
    const { name, version, container, server, files, pages, shared } = release();
    expect({ name, container: container.name }).toEqual({ name: 'news', container: 'site_news' });
    expect(version).toMatch(/^2\.1\.0-[0-9a-f]{10}$/);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([container.entry, server, ...(pages[0]?.js ?? []), ...(pages[0]?.css ?? [])]),
    );
    expect(pages[0]).toMatchObject({ path: '/news', interactive: true, needsPages: false });
    expect(pages[0]?.js[0]).toBe(container.entry);
    expect(pages[0]?.css).toHaveLength(1);
    expect(shared).toMatchObject({ react: '^19.3.1', '@site/forms': '^1.0.0' });
  });

  it('gets the same version from the same sources, and another one from others', async () => {
    await build();
    const first = release().version;
    await build();
    expect(release().version).toBe(first);
    write('src/pages/news/page.tsx', 'export default () => <h1>Other news</h1>;');
    await build();
    expect(release().version).not.toBe(first);
  });

  it('keeps words about a page out of the code that browsers load', async () => {
    await build();
    const scripts = Object.keys(release().files).filter((file) => file.endsWith('.js'));
    for (const file of scripts)
      expect(readFileSync(path.join(folder, 'dist', file), 'utf8')).not.toContain('What is new.');
  });

  it('gets its own files, and those it makes itself, under one address on the server and in browsers', async () => {
    write('src/pages/news/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('src/pages/news/facts.txt', 'Founded in 2020.');
    write(
      'src/pages/news/page.tsx',
      `import mark from './mark.svg';
       import facts from './facts.txt';
       export default () => <h1><img src={mark} alt="" /><a href={facts} download="facts.txt">News</a></h1>;`,
    );
    write(
      'webpack.config.ts',
      `import { remoteConfig } from '@site/remote-kit/webpack';
       const rules = [{ test: /\\.txt$/, type: 'asset/resource' }];
       export default remoteConfig({ name: 'news', dir: import.meta.dirname, rules });`,
    );
    expect(await build()).toBe('');
    const { server, files } = release();
    const bundle = readFileSync(path.join(folder, 'dist', server), 'utf8');
    for (const name of [/^static\/mark\..{10}\.svg$/, /^static\/facts\..{10}\.txt$/]) {
      const own = Object.keys(files).filter((file) => name.test(file));
      expect(own).toHaveLength(1);
      expect(bundle).toContain(own[0]);
    }
  });

  it('is told where the code of a declared page must be', async () => {
    write(
      'src/remote.ts',
      `import { definePages } from '@site/remote-kit';\nexport default definePages([${declaration('/news')}, ${declaration('/events')}]);`,
    );
    expect(await build()).toContain('Page /events has no code: write src/pages/events/page.tsx.');
  });

  it('is told about a page that it forgot to declare', async () => {
    write('src/pages/events/page.tsx', 'export default () => <h1>Events</h1>;');
    expect(await build()).toContain('is not declared in src/remote.ts');
  });

  it('is told which dependency its package.json must name', async () => {
    write('package.json', JSON.stringify({ name: 'news', version: '2.1.0', type: 'module', dependencies: {} }));
    expect(await build()).toMatch(/package\.json must name react in its dependencies/);
  });
});
