import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadsWith } from '../process.ts';
import { fileWith, leadsIn, type NewPlace, old, rowsIn, toLines } from './command-line.ts';

/** How an operator finds leads and sees what they are. */
export function describeFinding(newPlace: NewPlace): void {
  test('finds leads by form, day and state, and sees everything about one', async () => {
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
}
