import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();
const files = {
  'static/demo.html': '<!doctype html><script>document.cookie</script>',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>document.cookie</script></svg>',
  'static/data.xml': '<data/>',
  'static/prices.json': '{}',
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) shell.sales.write(file, text);
  const listed = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, describeFile(text)]));
  const change = (release: Release) => ({ ...release, files: { ...release.files, ...listed } });
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }], change });
  await shell.start();
});

afterAll(() => shell.dispose());

const policyOf = async (file: string) =>
  (await shell.get(`/remotes/sales/${file}`)).headers.get('content-security-policy');

describe('A visitor who opens a file of a release', () => {
  test.each(['static/demo.html', 'static/logo.svg', 'static/data.xml'])('runs no script in %s', async (file) => {
    expect(await policyOf(file)).toBe('sandbox');
  });

  test.each(['static/prices.json', 'static/remote.js'])('gets %s without a policy of its own', async (file) => {
    expect(await policyOf(file)).toBeNull();
  });
});
