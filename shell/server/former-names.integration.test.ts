import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FORBIDDEN_CONTENT, FORBIDDEN_FILE, publishForbidden, storeForbidden } from './testing/former-release.ts';
import { failure, SALES_TOKEN, SalesTeam, salesRelease } from './testing/sales-team.ts';
import { siteCommand } from './testing/site-command.ts';
import type { TestShell } from './testing/test-shell.ts';

let team: SalesTeam;
let shell: TestShell;

beforeEach(async () => {
  team = new SalesTeam();
  ({ shell } = team);
  await team.start();
  await shell.stop();
  storeForbidden(shell, salesRelease('1.0.0'));
});

afterEach(() => team.dispose());

const push = () => siteCommand(shell, ['push', 'sales', shell.sales.path], SALES_TOKEN);
const history = () => readFileSync(path.join(shell.dataDir, 'steering/history.jsonl'), 'utf8');

describe('A release that was live before its file names were forbidden', () => {
  test('stays live after an upgrade, with all files and without refusals', async () => {
    await team.start();
    expect(await shell.report()).toMatchObject({
      refused: [],
      failed: null,
      releases: { sales: { version: '1.0.0' } },
    });
    expect(await shell.text(`/remotes/sales/${FORBIDDEN_FILE}`)).toBe(FORBIDDEN_CONTENT);
    expect((await shell.get('/remotes/sales/static/remote.js.gz')).status).toBe(404);
    expect(history()).not.toContain('refused');
  });

  test('is fetched again when a file is missing from the store', async () => {
    const script = readFileSync(path.join(shell.sales.path, 'static/remote.js'));
    const stored = path.join(shell.dataDir, 'store/files', hexDigestOf(integrityOf(script)));
    for (const ending of ['', '.br', '.gz']) rmSync(stored + ending);
    await team.start();
    expect(existsSync(stored)).toBe(true);
  });

  test('stays live when it declares more redirects than a new release may', async () => {
    const redirects = Array.from({ length: 2_001 }, (_, index) => `/former-${index}`);
    const change = (release: Release) => ({
      ...release,
      pages: release.pages.map((page) => (page.path === '/prices' ? { ...page, redirects } : page)),
    });
    shell.sales.publish({ ...salesRelease('1.0.0'), change });
    const description = path.join(shell.dataDir, 'store/releases/sales@1.0.0.json');
    copyFileSync(path.join(shell.sales.path, 'release.json'), description);
    await team.start();
    expect(await shell.report()).toMatchObject({
      refused: [],
      failed: null,
      releases: { sales: { version: '1.0.0' } },
    });
    expect(await push()).toMatchObject({ code: 0, stdout: expect.stringContaining('sales 1.0.0 is already live') });
  });

  test('is part of an export', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
    await shell.export({ folder });
    expect(readFileSync(path.join(folder, 'remotes/sales', FORBIDDEN_FILE), 'utf8')).toBe(FORBIDDEN_CONTENT);
    rmSync(folder, { recursive: true });
  });

  test('is already live when its team pushes it again', async () => {
    await team.start();
    expect(await push()).toMatchObject({ code: 0, stdout: expect.stringContaining('sales 1.0.0 is already live') });
  });

  test('has no successor with such a name, whether polled or pushed', async () => {
    await team.start();
    publishForbidden(shell, salesRelease('2.0.0'));
    const reason = `File ${FORBIDDEN_FILE} has the name reserved for the compressed static/data.json: choose another name.`;
    expect(await shell.refresh()).toMatchObject({ refused: [{ version: '2.0.0', reason }] });
    expect(await push()).toEqual(failure(/has the name reserved for the compressed static\/data\.json/));
  });
});
