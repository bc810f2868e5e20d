import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';
import { configurationFile, configurationPage } from './configuration.ts';

test('docs/configuration.md lists every variable with its default (node scripts/run.mjs configuration)', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage());
});

test('docs/configuration.md shows the defaults of switches', () => {
  expect(configurationPage()).toContain('| `ACKNOWLEDGEMENTS` | `true` |');
  expect(configurationPage()).toContain('| `SECURITY_LOG` | `false` |');
});

test('the cluster manifests set only variables that a server reads', () => {
  const manifests = readFileSync(inProject('deploy/kubernetes/base/kustomization.yaml'), 'utf8');
  const set = [...manifests.matchAll(/- ([A-Z_]+)=/g)].map(([, name = '']) => name.replace(/_FILE$/, ''));
  expect(set.length).toBeGreaterThan(5);
  const gateway = readFileSync(inProject('deploy/gateway/start.sh'), 'utf8');
  const isRead = (name: string) => configurationPage().includes(`\`${name}\``) || gateway.includes(`\${${name}:`);
  expect(set.filter((name) => !isRead(name))).toEqual([]);
});
