import { expect, test } from 'vitest';
import { createLeadIds } from '../../src/submissions/lead-id.ts';
import { leadsWith, startConfigured } from '../configured.ts';
import { visitorAt } from '../visitor.ts';
import { fileWith, leadsIn, type NewPlace, old, rowsIn, type Settings, toLines } from './command-line.ts';

/** Contract of export and import. */
export function describeMoving(newPlace: NewPlace): void {
  test('moves leads to another store by export and import, each once', async () => {
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
      // The mark of UTF-8 for spreadsheets.
      expect(csv.startsWith('\uFEFF"id"')).toBe(true);
      await leadsIn(again, 'import', await fileWith(csv));
      expect(await leadsIn(again, 'export', '--json')).toBe(exported);
    }
  });

  test('imports valid lines of another system and reports the others', async () => {
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

  test('refuses files with an unreadable encoding or layout, with advice', async () => {
    const place = await newPlace();
    const heading = 'createdAt,email,firstName,lastName,message';
    const row = '2024-05-01,jo@lantern.example,Jörg,Example,Grüße';
    for (const [content, sentence] of [
      [Buffer.from(`${heading}\r\n${row}\r\n`, 'latin1'), 'The file is not UTF-8: save it as "CSV UTF-8"'],
      [`\ufeff${heading}\r${row}\r`, 'save the file with LF or CRLF'],
      [`${heading},message\n${row},second\n`, '"message" appears twice in the header row'],
    ] as const) {
      const { code, stdout, stderr } = await leadsWith(place, 'import', await fileWith(content), '--form', 'contact');
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(sentence)]);
    }
    expect(await rowsIn(place)).toEqual([]);
  });

  test('reports lines with an invalid day, a day before 1970, or a cell without a heading', async () => {
    const place = await newPlace();
    const file = await fileWith(
      [
        'createdAt,email,,',
        '2024-02-31,ann@lantern.example,,',
        '0001-01-01T00:00:00,bea@lantern.example,,',
        '2024-02-29,cleo@lantern.example,,x',
        '2024-02-29,dora@lantern.example,,',
      ].join('\n'),
    );
    const { code, stdout } = await leadsWith(place, 'import', file, '--form', 'newsletter', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      2,
      expect.objectContaining({
        imported: 1,
        leftOut: [
          { line: 2, reason: expect.stringContaining('"createdAt"') },
          { line: 3, reason: expect.stringContaining('"createdAt"') },
          { line: 4, reason: expect.stringContaining('"column 4"') },
        ],
      }),
    ]);
  });

  test('imports a lead that is in a file twice once, even if the two differ', async () => {
    const place = await newPlace();
    const id = createLeadIds(() => new Date('2024-05-01T10:00:00Z'))();
    const ann = old('ann@lantern.example', { id });
    const differing = { ...ann, state: 'unsubscribed' };
    const file = await fileWith(toLines([ann, ann, differing, old('bea@lantern.example')]));
    const report = JSON.parse(await leadsIn(place, 'import', file, '--json'));
    expect(report).toEqual({ imported: 2, there: 2, erased: 0, leftOut: [] });
    expect((await rowsIn(place)).map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
      'ann@lantern.example stored',
      'bea@lantern.example stored',
    ]);
  });

  test('imports an old list without subscribing anybody who has left the newsletter', async () => {
    const place = await newPlace();
    const left = old('ann@lantern.example', { createdAt: '2024-06-01', state: 'unsubscribed' });
    await leadsIn(place, 'import', await fileWith(toLines([left])));
    const list = await fileWith(toLines([old('ann@lantern.example'), old('bea@lantern.example')]));
    const report = JSON.parse(await leadsIn(place, 'import', list, '--json'));
    expect(report).toMatchObject({ imported: 1, there: 1 });
    expect((await rowsIn(place)).map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
      'ann@lantern.example unsubscribed',
      'bea@lantern.example stored',
    ]);
  });

  test('keeps the id of a moved lead, unless it encodes another time', async () => {
    const place = await newPlace();
    const idAt = (time: string) => createLeadIds(() => new Date(time))();
    // Spreadsheets drop seconds.
    const [own, foreign] = [idAt('2024-05-01T10:00:31Z'), idAt('2026-11-01T10:00:00Z')];
    const file = await fileWith(
      toLines([
        old('ann@lantern.example', { id: own.toUpperCase(), createdAt: '2024-05-01 10:00' }),
        old('bea@lantern.example', { id: foreign, createdAt: '2024-05-02T10:00:00Z' }),
      ]),
    );
    const imported = async () => JSON.parse(await leadsIn(place, 'import', file, '--json'));
    expect([await imported(), await imported()]).toMatchObject([{ imported: 2 }, { imported: 0, there: 2 }]);
    expect(await leadsIn(place, 'show', own)).toContain('ann@lantern.example');
    expect((await leadsWith(place, 'show', foreign)).code).toBe(1);
    expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['bea@lantern.example', 'ann@lantern.example']);
    await leadsIn(place, 'purge', '--older-than', '365', '--yes');
    expect(await rowsIn(place)).toEqual([]);
  });
}
