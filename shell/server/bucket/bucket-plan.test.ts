import { describe, expect, test } from 'vitest';
import type { SiteObject } from '../publish/site-objects.ts';
import { planUpdate } from './bucket-plan.ts';

const object = (key: string): SiteObject => ({
  key,
  stage: 'documents',
  digest: `${key} 1`,
  read: () => Promise.reject(new Error('Nothing is read for a plan.')),
});

const known = { composition: 'before', objects: { 'index.html': 'index.html 1', 'help.html': 'help.html 1' } };
const content = { composition: 'after', objects: [object('index.html')] };

describe('A bucket keeps the pages of a team without a release', () => {
  test('as long as the team is registered', () => {
    const before = { ...known, remotes: ['sales', 'help'] };
    const first = planUpdate(before, { ...content, remotes: ['sales'], missing: ['help'] });
    expect(first.removed).toEqual([]);
    expect(planUpdate(first.target, { ...content, remotes: ['sales'], missing: ['help'] }).removed).toEqual([]);
    expect(planUpdate(first.target, { ...content, remotes: ['sales'], missing: [] }).removed).toEqual(['help.html']);
  });

  test('also if a former shell did not record whose pages it has', () => {
    const first = planUpdate(known, { ...content, remotes: ['sales'], missing: ['help'] });
    expect(first.removed).toEqual([]);
    expect(planUpdate(first.target, { ...content, remotes: ['sales'], missing: ['help'] }).removed).toEqual([]);
  });

  test('but loses the removed pages of others while a new team has never published', () => {
    const before = { ...known, remotes: ['sales'] };
    const { removed, target } = planUpdate(before, { ...content, remotes: ['sales'], missing: ['news'] });
    expect(removed).toEqual(['help.html']);
    expect(target.remotes).toEqual(['sales']);
  });
});

test('A bucket loses feed and manifest of a team that has left, and keeps its files for open tabs', () => {
  const file = 'remotes/help/static/page.css';
  const lists = ['remotes/help/feeds/news.atom', 'remotes/help/mf-manifest.json'];
  const objects = Object.fromEntries([...lists, file, 'assets/app.js'].map((key) => [key, `${key} 1`]));
  const { removed } = planUpdate(
    { composition: 'before', remotes: ['sales', 'help'], objects },
    { ...content, remotes: ['sales'], missing: [] },
  );
  expect(removed).toEqual(lists);
});
