import { expect, test } from 'vitest';
import { leadsWith, startConfigured } from '../configured.ts';
import { visitorAt } from '../visitor.ts';
import { leadsIn, type NewPlace, rowsIn } from './command-line.ts';

/** Contract of erasing a person. */
export function describeErasing(newPlace: NewPlace): void {
  test('erases a person from all forms while the service runs, leaving a note without the address', async () => {
    const place = await newPlace();
    const { address } = await startConfigured(place);
    const visitor = visitorAt(address);
    for (const form of ['contact', 'newsletter', 'signup', 'pricing-expert'] as const) await visitor.send(form);
    await visitor.send('newsletter');
    await visitor.send('contact', { email: 'somebody.else@lantern.example' });

    const kept = JSON.parse(await leadsIn(place, 'person', 'MARA@lantern.example'));
    expect(kept).toMatchObject({ address: 'mara@lantern.example', erasures: [] });
    expect(kept.records).toHaveLength(5);
    expect(kept.records).toContainEqual(
      expect.objectContaining({ form: 'contact', receipt: expect.anything(), fields: expect.anything() }),
    );

    const asked = await leadsWith(place, 'erase', 'MARA@lantern.example');
    expect([asked.code, asked.stdout]).toEqual([1, '']);
    expect(asked.stderr).toContain('--yes');
    expect(await rowsIn(place)).toHaveLength(5);

    const note = JSON.parse(await leadsIn(place, 'erase', 'MARA@lantern.example', '--yes', '--json'));
    expect(note.leads).toEqual({ contact: 1, newsletter: 1, signup: 1, 'pricing-expert': 1 });
    expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['somebody.else@lantern.example']);
    expect(JSON.stringify(note)).not.toContain('mara');
    expect(JSON.parse(await leadsIn(place, 'erasures', '--of', 'mara@lantern.example', '--json'))).toEqual([note]);
    expect(JSON.parse(await leadsIn(place, 'erasures', '--of', 'nobody@lantern.example', '--json'))).toEqual([]);
    expect(JSON.parse(await leadsIn(place, 'person', 'mara@lantern.example'))).toMatchObject({
      records: [],
      erasures: [note],
    });
    expect((await visitor.send('signup')).status).toBe(200);
  });
}
