import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runWithFewHandles } from '../testing/few-handles.ts';

test('reads the decisions again and accepts releases once file handles are available', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'steering-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'state.json');
  const program = `
    import { writeFileSync } from 'node:fs';
    import { openSteeringStore } from ${JSON.stringify(new URL('./steering-store.ts', import.meta.url).href)};
    const store = await openSteeringStore(${JSON.stringify(folder)}, { error: () => console.log('reported') });
    await store.refresh();
    writeFileSync(${JSON.stringify(file)}, '{"removed": ["help"]}');
    await withoutHandles(async () => {
      await store.refresh();
      await store.refresh();
      console.log(store.fault() !== undefined);
    });
    await store.refresh();
    console.log(store.fault(), ...store.state().removed);
  `;
  expect(await runWithFewHandles(program)).toBe('reported\ntrue\nundefined help\n');
});
