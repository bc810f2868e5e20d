import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VITALS_PATH } from '@site/contracts/vitals';
import { expect, test } from 'vitest';
import { startConfigured } from './configured.ts';
import { visitorAt } from './visitor.ts';

const inProject = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const watching = ['deploy/observability/alerts.yml', 'deploy/observability/grafana/site.json']
  .map(inProject)
  .join('\n');
const pages = ['docs/operate.md', 'docs/operate-leads.md'].map(inProject).join('\n');

/** Returns series as in Prometheus: the name, and each label with one value. */
const seriesIn = (text: string) => new Set(text.match(/\b(?:forms|visitor)_[a-z0-9_]+/g));
const labelsIn = (text: string) =>
  [...text.matchAll(/((?:forms|visitor)_[a-z0-9_]+)\{([^}]*)\}/g)].flatMap(([, name = '', labels = '']) =>
    [...labels.matchAll(/(\w+)=\\?"(\w[\w-]*)\\?"/g)].map(([, label, value]) => ({
      name,
      pair: `${label}="${value}"`,
    })),
  );

test('alerts, dashboard and docs use series that the running service exports', async () => {
  const { address } = await startConfigured();
  await visitorAt(address).send('contact');
  const view = { remote: 'marketing', release: '1.0.0', group: '/', vitals: { LCP: 1, INP: 1, CLS: 0, TTFB: 1 } };
  await fetch(address + VITALS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ views: [{ ...view, violations: { 'img-src': 1 } }] }),
  });
  const exported = (await (await fetch(`${address}/metrics`)).text()).split('\n');
  const has = (name: string, pair = '') =>
    exported.some((line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && line.includes(pair));

  const named = [...seriesIn(watching)];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !has(name))).toEqual([]);
  expect(labelsIn(watching).filter(({ name, pair }) => !has(name, pair))).toEqual([]);
  expect([...seriesIn(pages)].filter((name) => !has(name))).toEqual([]);
});
