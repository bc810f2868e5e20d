import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTeamTokens } from './team-tokens.ts';

const content = (token: string) => JSON.stringify({ tokens: [{ name: 'sales ci', token, remotes: ['sales'] }] });

test('rejects a token once it is replaced in the file, even with the same size and time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'tokens.json');
  const write = (token: string) => {
    writeFileSync(file, content(token));
    utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'));
  };
  write('the former token of the team');
  const tokens = await openTeamTokens(file, { error() {} });
  expect(await tokens.find('the former token of the team')).toMatchObject({ name: 'sales ci' });

  write('the newest token of the team');
  expect(await tokens.find('the former token of the team')).toBeUndefined();
  expect(await tokens.find('the newest token of the team')).toMatchObject({ name: 'sales ci' });
});
