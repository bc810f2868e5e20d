import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leadsWith } from '../configured.ts';
import { temporaryFolder } from '../service.ts';
import { fileWith, leadsIn, type NewPlace, old, rowsIn, toLines } from './command-line.ts';

/** Contract of an import from a pipe, which a program of the system makes. */
export function describeImportingSlowly(newPlace: NewPlace): void {
  test('keeps people erased during an import erased', async () => {
    const place = await newPlace();
    const message = { form: 'contact', firstName: 'Mara', lastName: 'Sample', message: 'x' };
    await leadsIn(place, 'import', await fileWith(toLines([old('mara@lantern.example')])));
    const others = Array.from({ length: 300 }, (_, at) => old(`${at}@lantern.example`));
    const file = path.join(await temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [file]);
    const importing = leadsWith(place, 'import', file, '--json');
    const pipe = await open(file, 'w');
    await pipe.write(toLines(others));
    await expect.poll(() => rowsIn(place), { timeout: 20_000 }).toHaveLength(201);
    await leadsIn(place, 'erase', 'mara@lantern.example', '--yes');
    await pipe.write(toLines([old('mara@lantern.example', message)]));
    await pipe.close();
    const { code, stdout } = await importing;
    expect([code, JSON.parse(stdout)]).toEqual([2, { imported: 301, there: 0, erased: 1, leftOut: [] }]);
    expect(JSON.parse(await leadsIn(place, 'person', 'mara@lantern.example')).records).toEqual([]);
  });

  test('keeps people erased during an import erased, even if the rest of the file is unreadable', async () => {
    const place = await newPlace();
    await leadsIn(place, 'import', await fileWith(toLines([old('lou@lantern.example')])));
    const file = path.join(await temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [file]);
    const importing = leadsWith(place, 'import', file);
    const pipe = await open(file, 'w');
    const batch = (name: string) =>
      toLines(Array.from({ length: 200 }, (_, at) => old(`${name}${at}@lantern.example`)));
    await pipe.write(batch('ann'));
    await expect.poll(() => rowsIn(place), { timeout: 20_000 }).toHaveLength(201);
    await leadsIn(place, 'erase', 'bea7@lantern.example', '--yes');
    await pipe.write(batch('bea'));
    await expect.poll(() => rowsIn(place), { timeout: 20_000 }).toHaveLength(401);
    await pipe.write(Buffer.from([0xff]));
    await pipe.close();
    expect(await importing).toMatchObject({ code: 1, stderr: expect.stringContaining('not UTF-8') });
    expect(JSON.parse(await leadsIn(place, 'person', 'bea7@lantern.example')).records).toEqual([]);
  });
}
