import { expect, test } from 'vitest';
import { terminationSheet } from './termination-sheet.ts';

const prefixesOf = (country: string) =>
  terminationSheet.rows.filter(([destination]) => destination === country).map(([, prefix]) => prefix);

test('the sheet has each assigned area code of Canada, including the newest of Quebec', () => {
  const canada = prefixesOf('Canada');
  expect(canada).toHaveLength(56);
  expect(canada).toEqual(expect.arrayContaining(['1204', '1273', '1942']));
  expect(canada).not.toContain('1460');
  expect(prefixesOf('USA')).toEqual(['1']);
});
