import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

let shell: TestShell;

beforeEach(() => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }] });
  shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
});

afterEach(() => shell.dispose());

test('includes no reporting script by default', async () => {
  await shell.start();
  expect(await shell.text('/')).not.toMatch(/data-vitals|\/vitals\./);
});

test('includes the reporting script with the configured fraction, and updates documents when the fraction changes', async () => {
  await shell.start({ RUM_SAMPLE: '0.25' });
  expect(await shell.text('/')).toMatch(/ data-vitals="\/assets\/static\/vitals\.\w+\.js" data-sample="0\.25"/);
  expect(await shell.text('/nowhere')).not.toMatch(/data-vitals|\/vitals\./);

  await shell.stop();
  await shell.start({ RUM_SAMPLE: '0.5' });
  expect(await shell.text('/')).toContain('data-sample="0.5"');
});

test.each(['-0.1', '1.5', 'all'])('rejects a fraction of %s with a sentence', async (RUM_SAMPLE) => {
  await expect(shell.start({ RUM_SAMPLE })).rejects.toThrow(/^Set RUM_SAMPLE to something else: .+\.$/);
});
