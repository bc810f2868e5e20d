import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyBackup } from '../../src/admin/backup-file.ts';
import { writeBackup } from '../../src/admin/commands/backup-leads.ts';
import { replaceLeads } from '../../src/admin/commands/restore-leads.ts';
import { newDelivery } from '../../src/store/delivery.ts';
import { openStore } from '../../src/store/open-store.ts';
import { createLeadIds } from '../../src/submissions/lead-id.ts';
import { leadsWith, startConfigured } from '../configured.ts';
import { temporaryFolder } from '../service.ts';
import { visitorAt } from '../visitor.ts';
import { fileWith, inStore, leadsIn, type NewPlace, old, rowsIn, toLines } from './command-line.ts';

/** Contract of backup and restore. */
export function describeBackingUp(newPlace: NewPlace): void {
  test('restores nothing from an incomplete file', async () => {
    const place = await newPlace();
    await leadsIn(place, 'import', await fileWith(toLines([old('mara@lantern.example'), old('lou@lantern.example')])));
    const file = path.join(await temporaryFolder(), 'leads.backup');
    await leadsIn(place, 'backup', file);
    const whole = await readFile(file, 'utf8');
    const broken = [
      whole.replace('mara@', 'maria@'),
      whole.replace(/\{"record".*\n/, ''),
      whole.replace('"audit":0', '"audit":1'),
      whole.slice(0, whole.lastIndexOf('{"end"')),
      whole.slice(0, -20),
      whole + whole.replaceAll('mara@', 'maria@'),
      `${whole}${whole.split('\n')[1]}\n`,
      'no backup\n',
      '',
    ];
    const before = await rowsIn(place);
    for (const content of broken) {
      const { code, stdout, stderr } = await leadsWith(place, 'restore', await fileWith(content), '--yes');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('Nothing was restored.');
    }
    expect(await rowsIn(place)).toEqual(before);
    expect((await leadsWith(place, 'restore', file)).stderr).toContain('--yes');
    expect((await leadsWith(place, 'backup', file)).code).toBe(1);
  });

  test('merges the audit log of a backup with later entries, each once', async () => {
    const place = await newPlace();
    await leadsIn(place, 'import', await fileWith(toLines([old('mara@lantern.example')])));
    const day = (date: number) => new Date(Date.UTC(2026, 10, date));
    const happened = (date: number, action: string) =>
      inStore(place, (store) =>
        store.audit({ id: createLeadIds(() => day(date))(), happenedAt: day(date), by: 'ada', action }),
      );
    await happened(20, 'read');
    await happened(21, 'note');
    const file = path.join(await temporaryFolder(), 'leads.backup');
    expect(await leadsIn(place, 'backup', file)).toMatch(/^Wrote 1 record and 2 entries /);
    await happened(22, 'erase');
    const other = await newPlace();
    const actionsIn = async (settings: typeof place) =>
      (await leadsIn(settings, 'audit'))
        .trimEnd()
        .split('\n')
        .map((line) => line.split('  ')[2]);
    for (const settings of [place, other, place]) await leadsIn(settings, 'restore', file, '--yes');
    expect([await actionsIn(place), await actionsIn(other)]).toEqual([
      ['read', 'note', 'erase'],
      ['read', 'note'],
    ]);
  });

  test('restores and imports no leads of people erased since', async () => {
    const place = await newPlace();
    const old1 = await fileWith(toLines([old('mara@lantern.example'), old('lou@lantern.example')]));
    await leadsIn(place, 'import', old1);
    const file = path.join(await temporaryFolder(), 'leads.backup');
    await leadsIn(place, 'backup', file);
    await leadsIn(place, 'erase', 'mara@lantern.example', '--yes');
    expect(JSON.parse(await leadsIn(place, 'restore', file, '--yes', '--json'))).toMatchObject({ erased: 1 });
    const imported = await leadsWith(place, 'import', old1, '--json');
    expect(JSON.parse(imported.stdout)).toMatchObject({ imported: 0, there: 1, leftOut: [{ line: 1 }] });
    // A file without times may be older than the erasure.
    const undated = await fileWith('form,email\nnewsletter,mara@lantern.example\n');
    expect((await leadsWith(place, 'import', undated)).stdout).toContain('Line 2: The person was erased');
    expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['lou@lantern.example']);
    expect(await leadsIn(place, 'erasures')).toContain('1 lead');
  });

  test('keeps erasures on a new server, including those during the backup, when restoring or importing older files', async () => {
    // Erased people are recognized by this secret, which operators move along.
    const ERASURE_SECRET = 'a key of thirty-two characters..';
    const [place, other] = [
      { ...(await newPlace()), ERASURE_SECRET },
      { ...(await newPlace()), ERASURE_SECRET },
    ];
    const people = ['ann', 'bea', 'lou'].map((name) => old(`${name}@lantern.example`));
    const list = await fileWith(toLines(people));
    await leadsIn(place, 'import', list);
    const folder = await temporaryFolder();
    const [older, file] = [path.join(folder, 'older.backup'), path.join(folder, 'leads.backup')];
    await leadsIn(place, 'backup', older);
    await leadsIn(place, 'erase', 'ann@lantern.example', '--yes');
    await inStore(place, async (store) => {
      const readThenErase: typeof store.readPage = async (page) => {
        const read = await store.readPage(page);
        await leadsIn(place, 'erase', 'bea@lantern.example', '--yes');
        return read;
      };
      expect(await writeBackup({ ...store, readPage: readThenErase }, file)).toMatchObject({ records: 2, erasures: 2 });
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = async () => (await rowsIn(other)).map(({ email }) => email);
    expect(JSON.parse(await leadsIn(other, 'restore', file, '--yes', '--json'))).toMatchObject({ erased: 1 });
    expect(await kept()).toEqual(['lou@lantern.example']);
    expect(JSON.parse((await leadsWith(other, 'import', list, '--json')).stdout)).toMatchObject({
      imported: 0,
      there: 1,
    });
    expect(JSON.parse(await leadsIn(other, 'restore', older, '--yes', '--json'))).toMatchObject({ erased: 2 });
    expect(await kept()).toEqual(['lou@lantern.example']);
  });

  test('keeps people unsubscribed who have left the newsletter since the backup', async () => {
    const place = await newPlace();
    await leadsIn(
      place,
      'import',
      await fileWith(toLines(['mara', 'lou'].map((name) => old(`${name}@lantern.example`)))),
    );
    const file = path.join(await temporaryFolder(), 'leads.backup');
    await leadsIn(place, 'backup', file);
    const states = async () => Object.fromEntries((await rowsIn(place)).map(({ email, state }) => [email, state]));
    const mara = (await rowsIn(place)).find(({ email }) => email === 'mara@lantern.example');
    await inStore(place, (store) =>
      store.changeMembership({
        id: mara?.id ?? '',
        to: 'unsubscribed',
        notices: [newDelivery('team-mail', new Date(), 'unsubscribed')],
      }),
    );
    expect(await leadsIn(place, 'restore', file, '--yes')).toContain('kept 1 person unsubscribed who');
    expect(await states()).toEqual({ 'mara@lantern.example': 'unsubscribed', 'lou@lantern.example': 'stored' });
    const { address } = await startConfigured({ ...place, NEWSLETTER_DOUBLE_OPT_IN: 'true' });
    await visitorAt(address).send('newsletter', { email: 'mara@lantern.example' });
    await leadsIn(place, 'restore', file, '--yes');
    expect(await states()).toEqual({ 'mara@lantern.example': 'unconfirmed', 'lou@lantern.example': 'stored' });
    const later = path.join(await temporaryFolder(), 'later.backup');
    await leadsIn(place, 'backup', later);
    expect(JSON.parse(await leadsIn(place, 'restore', later, '--yes', '--json'))).toMatchObject({ unsubscribed: 0 });
  });

  test('restores a backup without losing leads sent during it', async () => {
    const place = await newPlace();
    // With threads, as in production: the service and the restore compete for the lock of the file.
    const { address } = await startConfigured(place, openStore);
    await leadsIn(
      place,
      'import',
      await fileWith(toLines(Array.from({ length: 50 }, (_, at) => old(`${at}@lantern.example`)))),
    );
    const file = path.join(await temporaryFolder(), 'leads.backup');
    await leadsIn(place, 'backup', file);
    const acknowledged: string[] = [];
    let isRestored = false;
    const restoring = leadsIn(place, 'restore', file, '--yes').finally(() => {
      isRestored = true;
    });
    while (!isRestored) {
      const email = `late${acknowledged.length}@lantern.example`;
      expect((await visitorAt(address).send('contact', { email })).status).toBe(200);
      acknowledged.push(email);
    }
    await restoring;
    const kept = new Set((await rowsIn(place)).map(({ email }) => email));
    expect(kept.size).toBe(50 + acknowledged.length);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  });

  test('keeps people erased during a restore erased, including receipts', async () => {
    const place = await newPlace();
    const { address } = await startConfigured(place);
    const visitor = visitorAt(address);
    for (const form of ['contact', 'newsletter', 'newsletter'] as const) await visitor.send(form);
    await visitor.send('contact', { email: 'lou@lantern.example' });
    const file = path.join(await temporaryFolder(), 'leads.backup');
    await leadsIn(place, 'backup', file);
    const backup = await verifyBackup(file);
    const result = await inStore(place, (store, env) => {
      const eraseMeanwhile: typeof store.restore = async (...given) => {
        expect((await leadsWith(place, 'erase', 'mara@lantern.example', '--yes')).stderr).toContain('made by restore');
        await store.restore(...given);
      };
      return replaceLeads({ ...store, restore: eraseMeanwhile }, env, file, backup);
    });
    expect(result).toMatchObject({ records: 1, erased: 3 });
    expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['lou@lantern.example']);
    const person = JSON.parse(await leadsIn(place, 'person', 'mara@lantern.example'));
    expect([person.records, person.erasures.length]).toEqual([[], 1]);
  });
}
