import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

async function* linesOf(text: string) {
  yield* text.split('\n');
}

const cellsOf = async (text: string) => {
  const records: (string[] | undefined)[] = [];
  for await (const record of parseCsv(linesOf(text))) records.push('cells' in record ? record.cells : undefined);
  return records;
};

it.each([',', ';', '\t'])(
  'A file separated by %j keeps quoted separators, quotation marks and line breaks',
  async (by) => {
    const text = `name${by}message\nMara${by}"Hello${by} ""you""\nall"\n${by}`;
    expect(await cellsOf(text)).toEqual([
      ['name', 'message'],
      ['Mara', `Hello${by} "you"\nall`],
      ['', ''],
    ]);
  },
);

it('A heading with both separators is separated by commas', async () => {
  expect(await cellsOf('name,a;b\nMara,c;d')).toEqual([
    ['name', 'a;b'],
    ['Mara', 'c;d'],
  ]);
});

it.each(['Mara,a "b" c', 'Mara,"a"b', 'Mara,"a'])('A malformed record has no cells: %s', async (line) => {
  expect(await cellsOf(`name,message\n${line}`)).toEqual([['name', 'message'], undefined]);
});
