import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mailFolderIn } from '../../src/delivery/mail/remove-mails.ts';
import { newDelivery } from '../../src/store/delivery.ts';
import { lead } from '../../src/store/testing/store-examples.ts';
import { createLeadIds } from '../../src/submissions/lead-id.ts';
import { leadsWith, startConfigured } from '../configured.ts';
import { fileWith, inStore, leadsIn, type NewPlace, old, rowsIn, toLines } from './command-line.ts';

/** Contract of `leads purge`. */
export function describePurging(newPlace: NewPlace): void {
  test('removes leads above the given age', async () => {
    const place = { ...(await newPlace()), RETENTION_DAYS: 'contact=30' };
    const contact = { form: 'contact', firstName: 'Mara', lastName: 'Sample', message: 'x' };
    const rows = [old('a@lantern.example'), old('b@lantern.example', contact)];
    const young = old('c@lantern.example', { ...contact, createdAt: new Date(Date.now() - 1_000).toISOString() });
    await leadsIn(place, 'import', await fileWith(toLines([...rows, young])));
    expect((await leadsWith(place, 'purge')).code).toBe(1);
    const purged: object[] = JSON.parse(await leadsIn(place, 'purge', '--yes', '--json'));
    expect(purged).toContainEqual({ form: 'contact', which: 'all', days: 30, records: 1 });
    expect(purged).toContainEqual({ form: 'signup', which: 'all', days: 1095, records: 0 });
    expect(await rowsIn(place)).toHaveLength(2);
    await leadsIn(place, 'purge', '--form', 'newsletter', '--older-than', '30', '--yes');
    expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['c@lantern.example']);
    const never = await leadsWith({ ...place, RETENTION_DAYS: 'signup=never' }, 'purge', '--form', 'signup', '--yes');
    expect(never.stderr).toContain('--older-than');
  });

  test('removes the mail files of old leads at once', async () => {
    const place = await newPlace();
    const createdAt = new Date('2024-05-01T10:00:00Z');
    const id = createLeadIds(() => createdAt)();
    const deliveries = [newDelivery('team-mail', new Date())];
    await inStore(place, (store) => store.save(lead({ id, createdAt, deliveries })));
    await startConfigured(place);
    const mails = () => readdir(mailFolderIn(place.DATA_DIR ?? '')).catch(() => []);
    await expect.poll(mails).toEqual([expect.stringMatching(`${id}\\.eml$`)]);
    await leadsIn(place, 'purge', '--older-than', '30', '--yes');
    expect(await mails()).toEqual([]);
  });

  test('removes newsletter records like the service, but no members', async () => {
    const place = await newPlace();
    const subscriptions = ['stored', 'unsubscribed', 'unconfirmed', 'quarantined'].map((state) =>
      old(`${state}@lantern.example`, { state }),
    );
    await leadsIn(place, 'import', await fileWith(toLines(subscriptions)));
    const purged: object[] = JSON.parse(await leadsIn(place, 'purge', '--yes', '--json'));
    expect(purged).toContainEqual({ form: 'newsletter', which: 'ended', days: 14, records: 3 });
    expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['stored@lantern.example']);
    expect(await leadsIn(place, 'purge', '--form', 'newsletter', '--yes')).toContain('newsletter without a membership');
  });
}
