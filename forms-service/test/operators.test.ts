import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unfinishedName } from '@site/process';
import { expect, onTestFinished, test } from 'vitest';
import { createProgram } from '../src/admin/program.ts';
import { leads, startConfigured } from './configured.ts';
import { describeOperatingByThePage } from './operate-leads.contract.ts';
import { describeOperating } from './operators.contract.ts';
import { temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

const newPlace = async () => ({ DATA_DIR: await temporaryFolder() });
describeOperating('SQLite', newPlace);
describeOperatingByThePage('SQLite', newPlace);

test('erasing leaves no trace in any file while the service runs', { timeout: 30_000 }, async () => {
  const { address, dataDir } = await startConfigured();
  for (let index = 0; index < 30; index += 1)
    await visitorAt(address).send('contact', { email: 'canary@lantern.example', firstName: `Canary${index}` });
  for (const form of ['newsletter', 'newsletter', 'signup'] as const)
    await visitorAt(address).send(form, { email: 'canary@lantern.example' });
  await visitorAt(address).send('contact');
  const everything = async () => {
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    return (await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'latin1'))))
      .join('')
      .toLowerCase();
  };
  const mailCount = async () =>
    (await readdir(path.join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml')).length;
  // Subscribing and signing up also send the visitor a mail.
  await expect.poll(mailCount).toBe(35);
  expect(await everything()).toContain('canary');
  expect((await leads(dataDir, 'erase', 'canary@lantern.example', '--yes')).code).toBe(0);
  expect(await everything()).not.toContain('canary');
});

test('erasing warns when a reader of the file keeps the text in it', async () => {
  const { address, dataDir } = await startConfigured();
  await visitorAt(address).send('contact');
  const reader = new DatabaseSync(path.join(dataDir, 'leads.sqlite'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM leads').get();
  const erase = () => leads(dataDir, 'erase', 'mara@lantern.example', '--yes', '--json');
  const { code, stdout, stderr } = await erase();
  expect([code, JSON.parse(stdout).leads]).toEqual([1, { contact: 1 }]);
  expect(stderr).toMatch(/^The leads are erased, but [^\n]*leads\.sqlite-wal[^\n]* again\.\n$/);
  reader.exec('COMMIT');
  expect((await erase()).code).toBe(0);
});

test('erasing names the backups of earlier restores, which may still hold the data', async () => {
  const { address, dataDir } = await startConfigured();
  await visitorAt(address).send('contact');
  const backup = path.join(await temporaryFolder(), 'leads.backup');
  await leads(dataDir, 'backup', backup);
  const { replaced } = JSON.parse((await leads(dataDir, 'restore', backup, '--yes', '--json')).stdout);
  const { stderr } = await leads(dataDir, 'erase', 'mara@lantern.example', '--yes');
  expect(stderr).toBe(`${replaced}, made by restore, may still hold the data: delete it.\n`);
});

test('erasing names the unfinished backup of a stopped restore; the next restore removes it', async () => {
  const { address, dataDir } = await startConfigured();
  await visitorAt(address).send('contact');
  const backup = path.join(await temporaryFolder(), 'leads.backup');
  await leads(dataDir, 'backup', backup);
  const restore = async () => JSON.parse((await leads(dataDir, 'restore', backup, '--yes', '--json')).stdout).replaced;
  const replaced = await restore();
  const unfinished = unfinishedName(replaced);
  await rename(replaced, unfinished);
  const { stderr } = await leads(dataDir, 'erase', 'mara@lantern.example', '--yes');
  expect(stderr).toBe(`${unfinished}, made by restore, may still hold the data: delete it.\n`);
  const next = await restore();
  expect((await readdir(dataDir)).filter((name) => name.startsWith('replaced-'))).toEqual([path.basename(next)]);
});

test("an operator's action is in the audit log first, or not done", async () => {
  const { address, dataDir } = await startConfigured();
  await visitorAt(address).send('contact', { website: 'x' });
  const [{ id }] = JSON.parse((await leads(dataDir, 'list', '--json')).stdout);
  const database = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
  onTestFinished(() => database.close());
  database.exec("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'full'); END");
  for (const command of [
    ['release', id],
    ['mark', id, '--as', 'spam'],
  ])
    expect((await leads(dataDir, ...command)).code).toBe(1);
  expect(JSON.parse((await leads(dataDir, 'show', id, '--json')).stdout)).toMatchObject({
    state: 'quarantined',
    notes: [],
  });
  database.exec('DROP TRIGGER full');
  expect((await leads(dataDir, 'release', id)).code).toBe(0);
  expect((await leads(dataDir, 'audit')).stdout).toContain('release');
});

test('an operator marks and releases a lead whose mail is being sent at that moment', async () => {
  const { address, dataDir } = await startConfigured();
  await visitorAt(address).send('contact', { website: 'x' });
  const [{ id }] = JSON.parse((await leads(dataDir, 'list', '--json')).stdout);
  const database = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
  onTestFinished(() => database.close());
  // As the courier does after the command has read the lead, and before it writes.
  database.exec('CREATE TRIGGER sent AFTER INSERT ON entries BEGIN UPDATE leads SET revision = revision + 1; END');
  for (const command of [
    ['mark', id, '--as', 'spam'],
    ['release', id],
  ])
    expect(await leads(dataDir, ...command)).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse((await leads(dataDir, 'show', id, '--json')).stdout)).toMatchObject({
    state: 'stored',
    mark: { as: 'spam' },
  });
});

test('an operator does not overwrite what a colleague changes at that moment', async () => {
  const { address, dataDir } = await startConfigured();
  await visitorAt(address).send('contact');
  const [{ id }] = JSON.parse((await leads(dataDir, 'list', '--json')).stdout);
  const database = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
  onTestFinished(() => database.close());
  database.exec(`CREATE TRIGGER noted AFTER INSERT ON entries BEGIN UPDATE leads SET revision = revision + 1,
    record = json_set(record, '$.notes', json('[{"at":"2026-11-20T10:00:00.000Z","by":"ada","text":"Mine."}]')); END`);
  const { code, stderr } = await leads(dataDir, 'mark', id, '--as', 'spam');
  expect([code, stderr]).toEqual([1, expect.stringContaining('Someone else changed this lead at the same time.')]);
  const kept = JSON.parse((await leads(dataDir, 'show', id, '--json')).stdout);
  expect([kept.mark, kept.notes]).toEqual([undefined, [expect.objectContaining({ text: 'Mine.' })]]);
  const audit = (await leads(dataDir, 'audit')).stdout.trim().split('\n');
  expect(audit.map((line) => line.split('  ')[2])).toEqual(['mark spam', 'mark spam refused']);
});

test('every command has help with examples', async () => {
  for (const command of createProgram(process).commands) {
    const texts: string[] = [];
    command.configureOutput({ writeOut: (text) => void texts.push(text) }).outputHelp();
    const help = texts.join('');
    expect(help).toContain('npm run');
    expect(help).toContain(` leads -- ${command.name()}`);
    expect(help).toContain('--json');
  }
  expect((await leads(await temporaryFolder(), 'list', '--help')).code).toBe(0);
});
