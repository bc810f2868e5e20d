import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFile, hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from './testing/test-shell.ts';

/** Name that a remote gives to different content. */
const REUSED = 'static/reused.js';
const ADDRESS = `/remotes/sales/${REUSED}`;

let shell: TestShell;

beforeEach(async () => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start();
});

afterEach(() => shell.dispose());

/** @param reused content of the file with the reused name, if the release has it */
async function publish(version: string, { reused, bundle }: { reused?: string; bundle?: string } = {}) {
  if (reused) shell.sales.write(REUSED, reused);
  shell.sales.publish({
    name: 'sales',
    version,
    pages: [{ path: '/' }],
    ...(bundle && { bundle }),
    change: (release) => ({
      ...release,
      files: { ...release.files, ...(reused && { [REUSED]: describeFile(reused) }) },
    }),
  });
  return (await shell.refresh()).releases.sales?.version;
}

const refuse = (version: string, reused?: string) =>
  publish(version, { bundle: "throw new Error('broken');", ...(reused && { reused }) });

const answer = async (address: string) => {
  const response = await shell.get(address);
  return response.status === 200 ? response.text() : response.status;
};

describe('An open tab', () => {
  test('gets the last content of a name that former releases gave to different files', async () => {
    await publish('2.0.0', { reused: "'A';" });
    expect(await answer(ADDRESS)).toBe("'A';");
    await publish('3.0.0', { reused: "'B';" });
    expect(await answer(ADDRESS)).toBe("'B';");
    expect(await publish('4.0.0')).toBe('4.0.0');
    expect(await answer(ADDRESS)).toBe("'B';");
  });

  test('gets a file of a former release although a refused release has the same name for another file', async () => {
    await publish('2.0.0', { reused: "'A';" });
    expect(await refuse('3.0.0', "'B';")).toBe('2.0.0');
    expect(await publish('4.0.0')).toBe('4.0.0');
    expect(await answer(ADDRESS)).toBe("'A';");
  });
});

describe('A visitor is told that there is no such file', () => {
  test('when only a refused release has it', async () => {
    expect(await refuse('2.0.0')).toBe('1.0.0');
    expect(await publish('3.0.0')).toBe('3.0.0');
    expect(await answer('/remotes/sales/static/only-2.0.0.js')).toBe(404);
  });

  test('when the file of a former release is damaged, which nothing repairs', async () => {
    await publish('2.0.0');
    const stored = hexDigestOf(integrityOf("'1.0.0';"));
    writeFileSync(path.join(shell.dataDir, 'store/files', stored), 'alert(1)');
    expect(await answer('/remotes/sales/static/only-1.0.0.js')).toBe(404);
  });
});
