import { expect, test } from 'vitest';
import { renderCode } from './render-code.ts';

const PACKAGE_IMPORT = /\bfrom '((?!node:|@site\/)[^.'][^']*)'/g;

const { start, modules: encoded } = renderCode();
const modules: string[] = Object.values(JSON.parse(encoded));

test('loads only two packages in a rendering process, because each package delays every release', () => {
  const packages = modules.flatMap((source) => [...source.matchAll(PACKAGE_IMPORT)].map(([, name = '']) => name));
  expect(new Set(packages.map((name) => /(?:^|node_modules\/)([\w-]+)(?:\/|$)/.exec(name)?.[1]))).toEqual(
    new Set(['escape-html', 'htmlparser2']),
  );
});

test('imports no module of Node, because reading all its exports delays every release', () => {
  expect([start, ...modules].filter((source) => source.includes("from 'node:"))).toEqual([]);
});
