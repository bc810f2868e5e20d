import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SBOM_FILE } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { declaration, dependencies, forDevelopers, NewsRemote, packageJson, remote } from '../own-tests/news-remote.ts';

const news = new NewsRemote();

const PIPELINE = `
async function build() {
  const compiler = webpack(await readConfig());
  const { promise, resolve, reject } = Promise.withResolvers();
  compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  const stats = await promise;
  await new Promise((closed) => compiler.close(closed));
  return stats.hasErrors() ? stats.toString({ all: false, errors: true }) : '';
}
process.on('message', () => build().then((errors) => process.send(errors), ({ message }) => process.send(message)));
`;
const pipeline = news.startProgram(PIPELINE, 'production');

/**
 * Builds like a team's pipeline.
 * @returns the errors
 */
async function build(by = pipeline): Promise<string> {
  by.send('build');
  const [errors] = await once(by, 'message');
  return errors;
}

/** Holds the output for the sources after a reset. */
const firstBuild = new NewsRemote();

/** Builds the sources after a reset, once: builds do not depend on earlier ones. */
async function buildFirst(): Promise<void> {
  const [output, kept] = [news, firstBuild].map(({ folder }) => path.join(folder, 'dist')) as [string, string];
  if (existsSync(kept)) return cpSync(kept, output, { recursive: true, preserveTimestamps: true });
  expect(await build()).toBe('');
  cpSync(output, kept, { recursive: true, preserveTimestamps: true });
}

beforeEach(() => news.reset());
afterAll(() => {
  pipeline.kill();
  news.remove();
  firstBuild.remove();
});

describe('A team that builds its remote', () => {
  test('gets a release with size and integrity of every file, and the files of each page', async () => {
    await buildFirst();
    const { name, version, container, server, files, pages, shared } = news.release();
    expect({ name, container: container?.name }).toEqual({ name: 'news', container: 'site_news' });
    expect(version).toMatch(/^2\.1\.0-[0-9a-f]{10}$/);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([container?.entry, server, ...(pages[0]?.js ?? []), ...(pages[0]?.css ?? [])]),
    );
    expect(pages[0]).toMatchObject({ path: '/news', interactive: true, needsPages: false, needsToday: false });
    expect(pages[0]?.js[0]).toBe(container?.entry);
    expect(pages[0]?.css).toHaveLength(1);
    expect(shared).toMatchObject({ 'react/jsx-runtime': '^19.3.1' });
  });

  test('gets a second container for other applications, with a module for each page', async () => {
    await buildFirst();
    const { files, pages, shared } = news.release();
    const text = readFileSync(path.join(news.folder, 'dist/mf-manifest.json'), 'utf8');
    const { metaData, exposes } = JSON.parse(text) as {
      metaData: { globalName: string; publicPath: string; remoteEntry: { name: string; path: string } };
      exposes: { path: string }[];
    };
    expect(metaData).toMatchObject({ globalName: 'site_news', publicPath: 'auto' });
    expect(exposes.map((module) => module.path).sort()).toEqual(['./base', './pages/news', './tokens']);
    const others = Object.keys(files).filter((file) => file.startsWith('elsewhere/'));
    expect(others).toContain(path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name));
    expect(pages.flatMap(({ js, css }) => [...js, ...css]).filter((file) => others.includes(file))).toEqual([]);
    expect(Object.keys(files).filter((file) => file.endsWith('.json'))).toEqual(['mf-manifest.json', SBOM_FILE]);
    expect(shared).toEqual({ 'react/jsx-runtime': '^19.3.1' });
  });

  test('gets containers that take either of two major versions of a library from their host', async () => {
    const range = '^19.3.1 || ^20.0.0';
    news.write('package.json', packageJson({ ...dependencies, react: range }));
    expect(await build()).toBe('');
    const { container, shared } = news.release();
    const read = (file: string) => readFileSync(path.join(news.folder, 'dist', file), 'utf8');
    const manifest: { shared: object[]; metaData: { remoteEntry: { path: string; name: string } } } = JSON.parse(
      read('mf-manifest.json'),
    );
    const { remoteEntry } = manifest.metaData;
    expect(shared).toEqual({ 'react/jsx-runtime': range });
    expect(manifest.shared).toContainEqual(expect.objectContaining({ name: 'react', requiredVersion: range }));
    for (const entry of [container?.entry ?? '', path.posix.join(remoteEntry.path, remoteEntry.name)])
      expect(read(entry)).toContain(`requiredVersion:"${range}"`);
  });

  test('gets scoped styles of pages for other applications, and unscoped base styles and tokens', async () => {
    await buildFirst();
    const styles = Object.keys(news.release().files).filter((file) => /^elsewhere\/.*\.css$/.test(file));
    const isScoped = (file: string) =>
      readFileSync(path.join(news.folder, 'dist', file), 'utf8').includes(':where(#page)');
    const nameOf = (file: string) => file.split('.')[0];
    expect(styles.filter(isScoped).map(nameOf)).toEqual(['elsewhere/__federation_expose_pages__news']);
    expect(styles.map(nameOf)).toContain('elsewhere/__federation_expose_base');
    expect(styles.map(nameOf)).toContain('elsewhere/__federation_expose_tokens');
  });

  test('gets a bill of materials with versions and licenses in its release', async () => {
    const publishedPackage = (name: string, fields: object) => {
      news.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '3.2.1', ...fields }));
      // Some packages declare the format of a folder in a package.json.
      news.write(`node_modules/${name}/lib/package.json`, JSON.stringify({ sideEffects: false }));
      news.write(`node_modules/${name}/lib/index.js`, `exports.words = '${name}'; exports.spare = 1;`);
    };
    publishedPackage('@words/joined', { main: 'lib/index.js', license: '(MIT OR Apache-2.0)' });
    publishedPackage('kept-secret', { main: 'lib/index.js', license: 'UNLICENSED' });
    publishedPackage('never-used', { main: 'lib/index.js' });
    news.write('src/pages/news/words.ts', "export { words } from '@words/joined';");
    news.write(
      'src/pages/news/page.tsx',
      `import { words as secret } from 'kept-secret';
       import { words } from './words.ts';
       export default () => <h1>{words}{secret}</h1>;`,
    );
    expect(await build()).toBe('');
    const text = readFileSync(path.join(news.folder, 'dist', SBOM_FILE), 'utf8');
    expect(news.release().files[SBOM_FILE]).toEqual(describeFile(text));
    const { metadata, components, ...head } = JSON.parse(text) as {
      metadata: { component: object };
      components: { name: string; purl: string; version: string; licenses?: object[] }[];
    };
    expect(head).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(metadata.component).toMatchObject({ name: 'news', version: '2.1.0' });
    expect(components).toContainEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40words/joined@3.2.1',
      name: '@words/joined',
      version: '3.2.1',
      purl: 'pkg:npm/%40words/joined@3.2.1',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    });
    expect(components).toContainEqual(
      expect.objectContaining({ name: 'kept-secret', licenses: [{ license: { name: 'UNLICENSED' } }] }),
    );
    const names = components.map(({ name }) => name);
    expect(names).toContain('@site/ui');
    for (const other of ['never-used', 'react-dom', 'webpack', 'news', 'business-voice-site'])
      expect(names).not.toContain(other);
  });

  test('requires only the shared libraries that its pages use, on the server or in browsers', async () => {
    await buildFirst();
    expect(news.release().shared).toEqual({ 'react/jsx-runtime': '^19.3.1' });

    news.write(
      'src/pages/news/page.tsx',
      `import { toast } from '@site/toasts';
       import { useId } from 'react';
       export default function News() {
         const id = useId();
         return <button id={id} onClick={() => import('@site/forms').then(toast)}>News</button>;
       }`,
    );
    expect(await build()).toBe('');
    expect(news.release().shared).toEqual({
      react: '^19.3.1',
      'react/jsx-runtime': '^19.3.1',
      // Raised to the version that is installed in this project.
      '@site/toasts': expect.stringMatching(/^\^1\.\d+\.\d+$/),
      '@site/forms': '^1.0.0',
    });
  });

  test('gets the same version for the same sources only, and no files of the previous one', async () => {
    await buildFirst();
    const first = news.release();
    await build();
    expect(news.release().version).toBe(first.version);
    news.write('src/pages/news/page.tsx', 'export default () => <h1>Other news</h1>;');
    await build();
    expect(news.release().version).not.toBe(first.version);
    expect(existsSync(path.join(news.folder, 'dist', first.server ?? ''))).toBe(false);
  });

  test('gets the same version for the same sources in another folder, as on another machine', async () => {
    const elsewhere = new NewsRemote();
    elsewhere.reset();
    const other = elsewhere.startProgram(PIPELINE, 'production');
    onTestFinished(() => {
      other.kill();
      elsewhere.remove();
    });
    await buildFirst();
    await build(other);
    expect(elsewhere.release()).toEqual(news.release());
  });

  test('gets the same version with other versions of the loaders in its own folder', async () => {
    const page = `import Text from './text.md';
      import styles from './page.module.css';
      export default () => <h1 className={styles.title}><Text components={{}} /></h1>;`;
    news.write('src/pages/news/page.tsx', page);
    news.write('src/pages/news/text.md', 'Nothing **new**.');
    expect(await build()).toBe('');
    const { version } = news.release();
    for (const name of ['@mdx-js/loader', 'css-loader', 'swc-loader'])
      news.write(`node_modules/${name}/index.js`, "throw new Error('of another tool');");
    expect(await build()).toBe('');
    expect(news.release().version).toBe(version);
  });

  test('gets browser code without the metadata of pages', async () => {
    await buildFirst();
    const scripts = Object.keys(news.release().files).filter((file) => file.endsWith('.js'));
    for (const file of scripts)
      expect(readFileSync(path.join(news.folder, 'dist', file), 'utf8')).not.toContain('What is new.');
  });

  test('gets no code for developers', async () => {
    await buildFirst();
    expect(news.text()).not.toMatch(forDevelopers);
  });

  test('gets texts in Markdown, and errors in them with their line', async () => {
    const page = `import Text, { contents } from './text.md';
      export default () => <h1>{contents[0].label}<Text components={{ Section: 'section' }} /></h1>;`;
    news.write('src/pages/news/page.tsx', page);
    news.write('src/pages/news/text.md', '## Today\n\nNothing **new**.');
    expect(await build()).toBe('');
    expect(readFileSync(path.join(news.folder, 'dist', news.release().server ?? ''), 'utf8')).toContain('Nothing ');
    news.write('src/pages/news/text.md', '## Today\n\n<div>News</div>');
    expect(await build()).toContain('text.md:3:1: HTML is not allowed: write Markdown');
  });

  test('gets imported and custom files at the same address on the server and in browsers', async () => {
    news.write('src/pages/news/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    news.write('src/pages/news/facts.txt', 'Founded in 2020.');
    news.write(
      'src/pages/news/page.tsx',
      `import mark from './mark.svg';
       import facts from './facts.txt';
       export default () => <h1><img src={mark} alt="" /><a href={facts} download="facts.txt">News</a></h1>;`,
    );
    news.write(
      'webpack.config.ts',
      `import { remoteConfig } from '@site/remote-kit/webpack';
       const rules = [{ test: /\\.txt$/, type: 'asset/resource' }];
       export default remoteConfig({ name: 'news', dir: import.meta.dirname, rules });`,
    );
    expect(await build()).toBe('');
    const { server, files } = news.release();
    const bundle = readFileSync(path.join(news.folder, 'dist', server ?? ''), 'utf8');
    for (const name of [/^static\/mark\..{10}\.svg$/, /^static\/facts\..{10}\.txt$/]) {
      const own = Object.keys(files).filter((file) => name.test(file));
      expect(own).toHaveLength(1);
      expect(bundle).toContain(own[0]);
    }
  });

  test('gets pictures with any name at the same address on the server and in browsers', async () => {
    const pictures = ['hero@2x.png', 'Team photo.png', 'größe.svg', '.mark.svg'];
    for (const file of pictures) news.write(`src/pages/news/${file}`, file);
    news.write('src/pages/news/page.module.css', '@layer page { .title { background: url("./Team photo.png") } }');
    news.write(
      'src/pages/news/page.tsx',
      `import styles from './page.module.css';
       ${pictures.map((file, index) => `import picture${index} from './${file}';`).join('\n')}
       const pictures = [${pictures.map((_file, index) => `picture${index}`)}];
       export default () => <h1 className={styles.title}>{pictures.map((one) => <img src={one} alt="" key={one} />)}</h1>;`,
    );
    expect(await build()).toBe('');
    const { server, files, pages } = news.release();
    const textOf = (file = '') => readFileSync(path.join(news.folder, 'dist', file), 'utf8');
    const addresses = Object.keys(files).filter((file) => /^static\/.*\.(?:png|svg)$/.test(file));
    expect(addresses.map((file) => file.split('.').with(-2, 'HASH').join('.')).sort()).toEqual([
      'static/-mark.HASH.svg',
      'static/Team-photo.HASH.png',
      'static/gr-e.HASH.svg',
      'static/hero-2x.HASH.png',
    ]);
    for (const file of addresses) expect(textOf(server)).toContain(`"${file}"`);
    expect(textOf(pages[0]?.css[0])).toContain(addresses.find((file) => file.includes('Team-photo')));
  });

  test('gets a sentence about a file whose name addresses cannot contain', async () => {
    news.write('src/pages/news/Sales kit.txt', 'Founded in 2020.');
    news.write(
      'src/pages/news/page.tsx',
      "import kit from './Sales kit.txt';\nexport default () => <h1><a href={kit}>News</a></h1>;",
    );
    news.write(
      'webpack.config.ts',
      `import { remoteConfig } from '@site/remote-kit/webpack';
       const generator = { filename: 'static/[name].txt' };
       const rules = [{ test: /\\.txt$/, type: 'asset/resource', generator }];
       export default remoteConfig({ name: 'news', dir: import.meta.dirname, rules });`,
    );
    expect(await build()).toContain(
      'Rename static/Sales kit.txt: names of files may consist of A-Z, a-z, 0-9, ".", "_" and "-", and not start with ".".\n',
    );
  });

  test('gets an error with the expected file for a declared page without code', async () => {
    news.write('src/remote.ts', remote(declaration('/news'), declaration('/events')));
    expect(await build()).toContain('Page /events has no code: write src/pages/events/page.tsx.');
  });

  test.each([
    ['/', '/home'],
    ['/events/old', '/events-old'],
  ])('gets an error for %s and %s, whose code would be in the same file', async (first, second) => {
    news.write('src/remote.ts', remote(declaration(first), declaration(second)));
    expect(await build()).toContain(
      `Choose another path for page ${second}: its code would be in the same file as that of ${first}.`,
    );
  });

  test('gets an error for an undeclared page', async () => {
    news.write('src/pages/events/page.tsx', 'export default () => <h1>Events</h1>;');
    expect(await build()).toContain('The page src/pages/events/page.tsx is not declared in src/remote.ts.');
  });

  test('gets an error for a missing dependency in package.json', async () => {
    news.write('package.json', packageJson({}));
    expect(await build()).toMatch(/package\.json must name react in its dependencies/);
  });

  test('keeps the previous release with all its files when the next build fails', async () => {
    await buildFirst();
    const former = news.release();
    news.write('src/pages/news/page.tsx', 'export default () => <h1>Other news</h1>;');
    news.write('src/remote.ts', remote(declaration('/news', '')));
    expect(await build()).toContain('Correct meta.title in the declaration of page /news: must not be empty.');
    expect(news.release()).toEqual(former);
    expect(news.missingFiles()).toEqual([]);
  });
});
