import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leadsWith, startProcess } from './process.ts';
import { temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

type Settings = Record<string, string>;
type Row = Record<string, string>;

const old = (email: string, more: object = {}) => ({
  form: 'newsletter',
  createdAt: '2024-05-01T10:00:00.000Z',
  email,
  ...more,
});

const toLines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Files that an operator has at hand. */
async function fileWith(content: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, content);
  return file;
}

/**
 * What an operator can do with leads, with whatever store.
 * @param newPlace gives the settings of an empty store
 */
export function describeOperating(name: string, newPlace: () => Promise<Settings>): void {
  const leadsIn = async (settings: Settings, ...options: string[]) => {
    const { code, stdout, stderr } = await leadsWith(settings, ...options);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
  const rowsIn = async (settings: Settings, ...options: string[]): Promise<Row[]> =>
    JSON.parse(await leadsIn(settings, 'list', '--json', ...options));

  describe(`with ${name}, an operator`, { timeout: 60_000 }, () => {
    it('finds leads by form, day and state, and sees everything about one', async () => {
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
      expect(await leadsIn(place, 'stats')).toContain('3 leads are kept');
      const unknown = await leadsWith(place, 'show', randomUUID());
      expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    });

    it('erases a person from all forms while the service runs, and keeps a note without the address', async () => {
      const place = await newPlace();
      const { address } = await startProcess(place);
      const visitor = visitorAt(address);
      for (const form of ['contact', 'newsletter', 'signup', 'pricing-expert'] as const) await visitor.send(form);
      await visitor.send('newsletter');
      await visitor.send('contact', { email: 'somebody.else@lantern.example' });

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
      expect((await visitor.send('signup')).status).toBe(200);
    });

    it('takes a backup under load that restores to what was acknowledged', async () => {
      const place = await newPlace();
      const { address } = await startProcess(place);
      const visitor = visitorAt(address);
      const acknowledged: string[] = [];
      let done = false;
      const client = async () => {
        while (!done) {
          const email = `${randomUUID()}@lantern.example`;
          const { status } = await visitor.post('newsletter', { email, captcha: 'bypass' });
          if (status === 200) acknowledged.push(email);
        }
      };
      const clients = Promise.all(Array.from({ length: 4 }, client));
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(100);
      const before = [...acknowledged];
      const file = path.join(await temporaryFolder(), 'leads.backup');
      const { records } = JSON.parse(await leadsIn(place, 'backup', file, '--json'));
      done = true;
      await clients;

      const elsewhere = await newPlace();
      expect(JSON.parse(await leadsIn(elsewhere, 'restore', file, '--yes', '--json'))).toMatchObject({ records });
      const restored = (await rowsIn(elsewhere)).map(({ email }) => email ?? '');
      expect(before.filter((email) => !restored.includes(email))).toEqual([]);
      expect(restored.filter((email) => !acknowledged.includes(email))).toEqual([]);
      expect(new Set(restored).size).toBe(records);

      await leadsIn(place, 'restore', file, '--yes');
      expect(await rowsIn(place)).toEqual(await rowsIn(elsewhere));
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    });

    it('restores nothing from a file that is not whole', async () => {
      const place = await newPlace();
      await leadsIn(
        place,
        'import',
        await fileWith(toLines([old('mara@lantern.example'), old('lou@lantern.example')])),
      );
      const file = path.join(await temporaryFolder(), 'leads.backup');
      await leadsIn(place, 'backup', file);
      const whole = await readFile(file, 'utf8');
      const broken = [
        whole.replace('mara@', 'maria@'),
        whole.replace(/\{"record".*\n/, ''),
        whole.slice(0, whole.lastIndexOf('{"end"')),
        whole.slice(0, -20),
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

    it('brings nobody back who was erased since, neither from a backup nor from a file', async () => {
      const place = await newPlace();
      const old1 = await fileWith(toLines([old('mara@lantern.example'), old('lou@lantern.example')]));
      await leadsIn(place, 'import', old1);
      const file = path.join(await temporaryFolder(), 'leads.backup');
      await leadsIn(place, 'backup', file);
      await leadsIn(place, 'erase', 'mara@lantern.example', '--yes');
      expect(JSON.parse(await leadsIn(place, 'restore', file, '--yes', '--json'))).toMatchObject({ erased: 1 });
      const imported = await leadsWith(place, 'import', old1, '--json');
      expect(JSON.parse(imported.stdout)).toMatchObject({ imported: 0, there: 1, leftOut: [{ line: 1 }] });
      expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['lou@lantern.example']);
      expect(await leadsIn(place, 'erasures')).toContain('1 lead');
    });

    it('moves leads to another store with export and import, each once', async () => {
      const place = await newPlace();
      const { address } = await startProcess(place);
      for (const form of ['contact', 'newsletter', 'signup', 'pricing-expert'] as const)
        await visitorAt(address).send(form, form === 'contact' ? { topic: 'demo', message: '=1+1;"\n\u2028Ü' } : {});
      const exported = await leadsIn(place, 'export', '--format', 'jsonl');
      const file = await fileWith(exported);
      const elsewhere = await newPlace();
      const into = async (settings: Settings) => JSON.parse(await leadsIn(settings, 'import', file, '--json'));
      expect(await into(elsewhere)).toEqual({ imported: 4, there: 0, leftOut: [] });
      expect(await into(elsewhere)).toEqual({ imported: 0, there: 4, leftOut: [] });
      expect(await into(place)).toEqual({ imported: 0, there: 4, leftOut: [] });
      expect(await leadsIn(elsewhere, 'export', '--json')).toBe(exported);

      const again = await newPlace();
      const csv = await fileWith(await leadsIn(place, 'export'));
      await leadsIn(again, 'import', csv);
      expect(await leadsIn(again, 'export', '--json')).toBe(exported);
    });

    it('imports what fits of an older system, and is told what does not', async () => {
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

    it('removes what is older than asked for', async () => {
      const place = { ...(await newPlace()), RETENTION_DAYS: 'contact=30' };
      const contact = { form: 'contact', firstName: 'Mara', lastName: 'Sample', message: 'x' };
      const rows = [old('a@lantern.example'), old('b@lantern.example', contact)];
      const young = old('c@lantern.example', { ...contact, createdAt: new Date(Date.now() - 1_000).toISOString() });
      await leadsIn(place, 'import', await fileWith(toLines([...rows, young])));
      expect((await leadsWith(place, 'purge')).code).toBe(1);
      expect(JSON.parse(await leadsIn(place, 'purge', '--yes', '--json'))).toMatchObject([
        { form: 'contact', records: 1 },
      ]);
      expect(await rowsIn(place)).toHaveLength(2);
      await leadsIn(place, 'purge', '--form', 'newsletter', '--older-than', '30', '--yes');
      expect((await rowsIn(place)).map(({ email }) => email)).toEqual(['c@lantern.example']);
      expect((await leadsWith({ ...place, RETENTION_DAYS: '' }, 'purge', '--yes')).stderr).toContain('--older-than');
    });
  });
}
