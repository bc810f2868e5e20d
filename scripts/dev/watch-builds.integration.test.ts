import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Compilation, Configuration } from 'webpack';
import { watchBuilds } from './watch-builds.ts';

let folder: string;
let events: { name: string; text: string }[];
let builds: ReturnType<typeof watchBuilds>;

const write = (file: string, text: string) => writeFileSync(path.join(folder, 'src', file), text);
const output = (name: string) => readFileSync(path.join(folder, 'dist', name, 'page.js'), 'utf8');
const textOf = ({ assets }: Compilation) => String(assets['page.js']?.source());

/** Events with a text, in the order of their first occurrence: a watcher may report a new file once more. */
const eventsWith = (text: string) => [
  ...new Set(events.filter((event) => event.text.includes(text)).map(({ name }) => name)),
];
const settled = (text: string) => expect.poll(() => eventsWith(text)).toContain('settled');

const config = (name: string): Configuration => ({
  name,
  mode: 'development',
  devtool: false,
  context: path.join(folder, 'src'),
  entry: ['./words.js', './calculator.js', ...(name === 'browser' ? ['./browser.js'] : [])],
  module: { rules: [{ test: /\.css$/, type: 'asset/source' }] },
  output: { path: path.join(folder, 'dist', name), filename: 'page.js' },
});

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  mkdirSync(path.join(folder, 'src'));
  events = [];
  write('words.js', "'The words'");
  write('calculator.js', "import './page.css';");
  write('browser.js', "'In browsers'");
  write('page.css', 'h1 { color: red }');
  const isForServer = (file: string) => file.endsWith('words.js');
  builds = watchBuilds([config('browser'), config('server')], isForServer, {
    onBrowserBuilt: () => void events.push({ name: 'browser built', text: output('browser') }),
    onBundled: (server) => void events.push({ name: 'bundled', text: textOf(server) }),
    onSettled: () => void events.push({ name: 'settled', text: output('browser') + output('server') }),
  });
  await settled('The words');
  expect(eventsWith('The words')).toEqual(['browser built', 'settled']);
});
afterEach(async () => {
  await new Promise<void>((closed) => builds.close(closed));
  rmSync(folder, { recursive: true });
});

describe('A developer who saves a file', () => {
  test('of a page without code sees it before the build for browsers', async () => {
    write('words.js', "'Other words'");
    await settled('Other words');
    expect(eventsWith('Other words')).toEqual(['bundled', 'browser built', 'settled']);
  });

  test('of a page with code gets the build for browsers first', async () => {
    write('calculator.js', "import './page.css'; 'Sums'");
    await settled('Sums');
    expect(eventsWith('Sums')).toEqual(['browser built', 'settled']);
  });

  test('that imports styles sees nothing without them', async () => {
    write('words.js', "import './page.css'; 'In red'");
    await settled('In red');
    expect(eventsWith('In red')).toEqual(['browser built', 'settled']);
  });

  test('with other styles sees nothing without them', async () => {
    write('words.js', "'In blue'");
    write('page.css', 'h1 { color: blue }');
    await settled('color: blue');
    expect(eventsWith('color: blue')).toEqual(['browser built', 'settled']);
  });

  test('with a mistake sees the page as it was, and its correction at once', async () => {
    write('words.js', "'Wrong words");
    await settled('Unterminated string');
    expect(eventsWith('Unterminated string')).toEqual(['browser built', 'settled']);
    write('words.js', "'Right words'");
    await settled('Right words');
    expect(eventsWith('Right words')).toEqual(['bundled', 'browser built', 'settled']);
  });

  test('that only browsers have gets a new description of both builds', async () => {
    write('browser.js', "'Other code'");
    await settled('Other code');
    expect(eventsWith('Other code')).toEqual(['browser built', 'settled']);
  });

  test('after another, at any moment of their builds, gets both', async () => {
    for (let save = 1; save <= 25; save += 1) {
      write('words.js', `'Words ${save}.'`);
      await pause(save * 3);
      write('calculator.js', `import './page.css'; 'Sums ${save}.'`);
      const last = () => events.findLast(({ name }) => name === 'settled')?.text.match(/(?:Words|Sums) \d+\./g);
      const both = [`Words ${save}.`, `Sums ${save}.`];
      await expect.poll(last).toEqual([...both, ...both]);
    }
  });
});
