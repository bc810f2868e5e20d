import { expect, test } from 'vitest';
import { makeEbook } from './make-ebook.ts';

const markdown = `---
title: Move in a week
lead: With a way back.
audience: For IT leads
updated: 2025-01-18
---

## Measure first {#measure}

Setting up takes {deployment}.

Table: What to count

| Count | Decides |
| --- | --- |
| Calls | Bandwidth |

![What it costs](./cost.tsx)
`;

const parts = { markdown, values: { deployment: '24 hours' }, tables: { './cost.tsx': [['Position'], ['Users']] } };

test('the same article gives the same bytes', async () => {
  expect((await makeEbook(parts)).equals(await makeEbook(parts))).toBe(true);
});

test('its structure contains headings, text and tables with heads', async () => {
  const file = (await makeEbook(parts)).toString('latin1');
  for (const element of ['/S /H1', '/S /H2', '/S /P', '/S /Table', '/S /TH', '/S /TD']) expect(file).toContain(element);
  expect(file.split('/S /Table')).toHaveLength(3);
  expect(file).toContain('/Title (Measure first)');
});

test('an unfilled placeholder fails the build', async () => {
  await expect(makeEbook({ ...parts, values: {} })).rejects.toThrow('{deployment}');
});

test('an unsupported part of an article fails the build', async () => {
  await expect(makeEbook({ ...parts, markdown: `${markdown}\n<b>bold</b>\n` })).rejects.toThrow('html');
});
