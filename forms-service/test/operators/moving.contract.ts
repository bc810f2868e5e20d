import { expect, test } from 'vitest';
import { leadsWith, startConfigured } from '../process.ts';
import { visitorAt } from '../visitor.ts';
import { fileWith, leadsIn, type NewPlace, rowsIn, type Settings } from './command-line.ts';

/** How an operator moves leads between stores and from older systems. */
export function describeMoving(newPlace: NewPlace): void {
  test('moves leads to another store with export and import, each once', async () => {
    const place = await newPlace();
    const { address } = await startConfigured(place);
    for (const form of ['contact', 'newsletter', 'signup', 'pricing-expert'] as const)
      await visitorAt(address).send(
        form,
        form === 'contact' ? { topic: 'demo', message: '=1+1;=2+2,\t"\n-3\n\u2028Ü' } : {},
      );
    const exported = await leadsIn(place, 'export', '--format', 'jsonl');
    const file = await fileWith(exported);
    const elsewhere = await newPlace();
    const into = async (settings: Settings) => JSON.parse(await leadsIn(settings, 'import', file, '--json'));
    expect(await into(elsewhere)).toEqual({ imported: 4, there: 0, erased: 0, leftOut: [] });
    expect(await into(elsewhere)).toEqual({ imported: 0, there: 4, erased: 0, leftOut: [] });
    expect(await into(place)).toEqual({ imported: 0, there: 4, erased: 0, leftOut: [] });
    expect(await leadsIn(elsewhere, 'export', '--json')).toBe(exported);

    for (const separator of ['comma', 'semicolon', 'tab']) {
      const again = await newPlace();
      const csv = await leadsIn(place, 'export', '--separator', separator);
      // Spreadsheets take it for UTF-8.
      expect(csv.startsWith('\uFEFF"id"')).toBe(true);
      await leadsIn(again, 'import', await fileWith(csv));
      expect(await leadsIn(again, 'export', '--json')).toBe(exported);
    }
  });

  test('imports what fits of an older system, and is told what does not', async () => {
    const place = await newPlace();
    const file = await fileWith(
      [
        '\u{feff}createdAt;email;firstName;lastName;message',
        '2024-05-01;ann@lantern.example;Ann;Example;"Hello ""you"";',
        'second line"',
        '2024-05-01;nonsense;Bee;Example;x',
        '2999-01-01;bee@lantern.example;Bee;Example;x',
        '2024-05-01;bee@lantern.example;Bee',
        '',
        '2024-05-02 10:00;lou@lantern.example;Lou;Example;Hello',
      ].join('\r\n'),
    );
    const first = await leadsWith(place, 'import', file, '--form', 'contact', '--json');
    expect([first.code, first.stderr]).toEqual([2, '']);
    const report = JSON.parse(first.stdout);
    expect(report).toMatchObject({ imported: 2, there: 0 });
    expect(report.leftOut.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6]);
    expect(first.stdout).not.toContain('nonsense');
    const again = await leadsWith(place, 'import', file, '--form', 'contact', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ imported: 0, there: 2 });
    expect((await rowsIn(place)).map(({ message }) => message)).toEqual(['Hello', 'Hello "you";\r\nsecond line']);
  });
}
