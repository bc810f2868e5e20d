import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runWithFewHandles } from '../testing/few-handles.ts';

const SALES = { source: 'https://sales.example/', paths: ['/'] };
const HELP = { source: 'https://help.example/' };

test('adds a remote even if file handles were exhausted when the file was written', async () => {
  const added = JSON.stringify({ sales: SALES, help: HELP });
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'remotes.json');
  writeFileSync(file, JSON.stringify({ sales: SALES }));
  const program = `
    import { writeFileSync } from 'node:fs';
    import { followRegistry } from ${JSON.stringify(new URL('./follow-registry.ts', import.meta.url).href)};
    const file = ${JSON.stringify(file)};
    const registry = await followRegistry(file, undefined, { error: () => console.log('reported') });
    writeFileSync(file, ${JSON.stringify(added)});
    await withoutHandles(registry.refresh);
    await registry.refresh();
    console.log(...registry.remotes().map(({ name }) => name));
  `;
  expect(await runWithFewHandles(program)).toBe('reported\nsales help\n');
});
