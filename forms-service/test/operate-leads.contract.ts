import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { leadsWith, startConfigured } from './configured.ts';
import { temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../docs/operate-leads.md'), 'utf8');

/** Returns every line of every shell block. */
const commands = [...PAGE.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => block?.trim().split('\n') ?? []);

const OLD = 'createdAt,email,firstName,lastName,message\n2024-05-01,ann@lantern.example,Ann,Example,Hello\n';

async function newestId(place: Record<string, string>): Promise<string> {
  const [{ id }] = JSON.parse((await leadsWith(place, 'list', '--json')).stdout);
  return id;
}

/**
 * Runs the commands of docs/operate-leads.md on a running service.
 * @param newPlace returns the settings of an empty store
 */
export function describeOperatingByThePage(name: string, newPlace: () => Promise<Record<string, string>>): void {
  describe(`docs/operate-leads.md with ${name}`, { timeout: 180_000 }, () => {
    test('has only commands that work as described', async () => {
      const place = await newPlace();
      const { address } = await startConfigured(place);
      const visitor = visitorAt(address);
      for (const form of ['contact', 'newsletter'] as const) await visitor.send(form, { email: 'lou@lantern.example' });
      const folder = await temporaryFolder();
      const inFolder = (file: string) => path.join(folder, file);
      await writeFile(inFolder('old-contacts.csv'), OLD);
      const id = await newestId(place);

      for (const command of commands) {
        const [, url] = /^curl -s http:\/\/127\.0\.0\.1:8090(\S+)$/.exec(command) ?? [];
        if (url) {
          expect([command, (await fetch(address + url)).status]).toEqual([command, 200]);
          continue;
        }
        const [, words = '', , file] = /npm run (?:--silent )?leads -- (.*?)(?:( > )(\S+))?$/.exec(command) ?? [];
        const options = words.split(' ').map((word) => (/\.(?:backup|jsonl|csv)$/.test(word) ? inFolder(word) : word));
        if (options[0] === 'erase') await visitor.send('signup');
        if (options[0] === 'release')
          await visitor.send('contact', { email: 'lou@lantern.example', website: 'https://spam.example' });
        const named = options[0] === 'release' ? await newestId(place) : id;
        const run = await leadsWith(place, ...options.map((word) => (word === 'ID' ? named : word)));
        expect([command, run.code, run.stderr]).toEqual([command, 0, '']);
        expect(run.stdout).not.toBe('');
        if (file) await writeFile(inFolder(file), run.stdout);
      }

      expect(commands.length).toBeGreaterThan(15);
      expect(await readFile(inFolder('leads.jsonl'), 'utf8')).toContain('lou@lantern.example');
      expect((await leadsWith(place, 'restore', inFolder('streamed.backup'), '--yes')).code).toBe(0);
      const restored = JSON.parse((await leadsWith(place, 'list', '--json')).stdout);
      expect(restored.map(({ form }: { form: string }) => form)).toEqual(['contact', 'newsletter', 'contact']);
    });
  });
}
