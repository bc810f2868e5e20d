import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';
import { configurationFile, configurationPage } from './configuration.ts';

test('An operator finds every variable with its present default (node scripts/run.mjs configuration)', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage());
});

test('An operator reads which switches are on', () => {
  expect(configurationPage()).toContain('| `ACKNOWLEDGEMENTS` | `true` |');
  expect(configurationPage()).toContain('| `SECURITY_LOG` | `false` |');
});

test('An operator of a cluster sets no variable that nobody reads', () => {
  const manifests = readFileSync(inProject('deploy/kubernetes/base/kustomization.yaml'), 'utf8');
  const set = [...manifests.matchAll(/- ([A-Z_]+)=/g)].map(([, name = '']) => name.replace(/_FILE$/, ''));
  expect(set.length).toBeGreaterThan(5);
  const gateway = readFileSync(inProject('deploy/gateway/start.sh'), 'utf8');
  const isRead = (name: string) => configurationPage().includes(`\`${name}\``) || gateway.includes(`\${${name}:`);
  expect(set.filter((name) => !isRead(name))).toEqual([]);
});
