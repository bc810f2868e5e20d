import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { oldestBrowsers } from './oldest-browsers.ts';

interface CanIUse {
  features: Record<string, unknown>;
  feature: (packed: unknown) => { stats: Record<string, Record<string, string>> };
}

/** The package has no types. */
const { features, feature }: CanIUse = createRequire(import.meta.url)('caniuse-lite');

/** Reads the version that Lightning CSS packs into a number. */
const versionOf = (target: number) => [target >> 16, (target >> 8) & 0xff].filter((part) => part > 0).join('.');

test.each(Object.entries(oldestBrowsers))(
  'the oldest %s supports all syntax that is not lowered',
  (browser, target) => {
    for (const name of ['css-has', 'css-nesting'])
      expect.soft(feature(features[name]).stats[browser]?.[versionOf(target)], name).toBe('y');
  },
);
