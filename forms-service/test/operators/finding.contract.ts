import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadsWith, startConfigured } from '../configured.ts';
import { visitorAt } from '../visitor.ts';
import { fileWith, inStore, leadsIn, type NewPlace, old, rowsIn, toLines } from './command-line.ts';

/** Contract of listing, showing and reviewing leads. */
export function describeFinding(newPlace: NewPlace): void {
  test('finds leads by form, day and state, and shows one in full', async () => {
    const place = await newPlace();
    const file = await fileWith(
      toLines([
        old('first@lantern.example'),
        old('second@lantern.example', { createdAt: '2024-05-02T23:59:59.999Z', state: 'quarantined' }),
        old('third@lantern.example', {
          createdAt: '2024-05-03',
          form: 'contact',
          firstName: 'Mara',
          lastName: 'Sample',
          message: 'Two\nlines',
        }),
      ]),
    );
    await leadsIn(place, 'import', file);
    const emails = async (...options: string[]) => (await rowsIn(place, ...options)).map(({ email }) => email);
    expect(await emails('--form', 'contact')).toEqual(['third@lantern.example']);
    expect(await emails('--state', 'quarantined')).toEqual(['second@lantern.example']);
    expect(await emails('--since', '2024-05-02', '--until', '2024-05-02')).toEqual(['second@lantern.example']);
    const [lead] = await rowsIn(place, '--limit', '1');
    const shown = await leadsIn(place, 'show', lead?.id ?? '');
    expect(shown).toContain('third@lantern.example');
    expect(JSON.parse(await leadsIn(place, 'show', lead?.id ?? '', '--json'))).toMatchObject({ ...lead });
    expect(await leadsIn(place, 'stats')).toContain('3 leads are stored');
    const unknown = await leadsWith(place, 'show', randomUUID());
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
  });

  test('shows notes and mark of a lead', async () => {
    const place = await newPlace();
    await leadsIn(place, 'import', await fileWith(toLines([old('mara@lantern.example')])));
    const [{ id = '' } = {}] = await rowsIn(place);
    const at = new Date('2026-11-20T10:00:00Z');
    const notes = [
      { at, by: 'ada', text: 'Called back:\ncall again on Monday.' },
      { at, by: 'bo', text: 'Done.' },
    ];
    const mark = { as: 'answered', at, by: 'bo' } as const;
    await inStore(place, (store) => store.edit({ id, revision: 0 }, { notes, mark }));
    const shown = (await leadsIn(place, 'show', id)).split('\n').map((line) => line.trim());
    const lines = [
      '2026-11-20T10:00:00.000Z, ada: Called back:',
      'call again on Monday.',
      '2026-11-20T10:00:00.000Z, bo: Done.',
    ];
    expect(shown.map((line) => line.replace(/^notes +/, ''))).toEqual(expect.arrayContaining(lines));
    expect(JSON.parse(await leadsIn(place, 'show', id, '--json'))).toMatchObject(
      JSON.parse(JSON.stringify({ notes, mark })),
    );
  });

  test('releases a lead to the team, or marks it', async () => {
    const place = await newPlace();
    const { address } = await startConfigured(place);
    const visitor = visitorAt(address);
    for (const form of ['contact', 'contact', 'newsletter'] as const) await visitor.send(form, { website: 'x' });
    const [newsletter, spam, person] = (await rowsIn(place)).map(({ id }) => id ?? '');
    expect(await leadsIn(place, 'release', person ?? '')).toBe(`Released: ${person}\n`);
    await leadsIn(place, 'mark', spam ?? '', '--as', 'spam');
    const shown = async (id = '') => JSON.parse(await leadsIn(place, 'show', id, '--json'));
    expect(await shown(person)).toMatchObject({ state: 'stored', deliveries: [{ channel: 'team-mail' }] });
    expect(await leadsIn(place, 'show', spam ?? '')).toMatch(/mark +spam, by operator/);
    const table = (await leadsIn(place, 'list', '--form', 'contact')).split('\n');
    expect(table[0]).toMatch(/^When +Form +State +Mark +Email/);
    expect(table.find((line) => line.includes(spam ?? ''))).toMatch(/ quarantined +spam +mara@/);
    const idsOf = async (...options: string[]) => (await rowsIn(place, ...options)).map(({ id }) => id);
    expect(await idsOf('--show', 'spam', '--limit', '1')).toEqual([spam]);
    expect(await idsOf('--show', 'open')).toEqual([person]);
    expect(await idsOf('--show', 'open', '--state', 'quarantined')).toEqual([]);
    expect(await idsOf('--show', 'open', '--form', 'newsletter')).toEqual([newsletter]);
    for (const id of [newsletter, person]) expect((await leadsWith(place, 'release', id ?? '')).code).toBe(1);
  });
}
