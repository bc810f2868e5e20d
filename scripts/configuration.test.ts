import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationFile, configurationPage } from './configuration.ts';

it('An operator finds every variable with its present default (node scripts/run.mjs configuration)', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage());
});
