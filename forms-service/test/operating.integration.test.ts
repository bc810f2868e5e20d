import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { leads, startConfigured } from './configured.ts';
import { mailsIn } from './mail-files.ts';
import { startMailServer } from './mail-server.ts';
import { leadsProcess, startProcess } from './process.ts';
import { temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

describe('an operator who starts the service', () => {
  test.each([
    [{ FORMS_PORT: 'http' }, 'FORMS_PORT'],
    // Noticed when the store is open.
    [{ FORMS_HOST: '203.0.113.1' }, 'FORMS_HOST'],
  ])('gets it on standard error only, with exit code 1 (%#)', async (given, name) => {
    const { ended, stdout, stderr } = await startProcess(given);
    expect(await ended).toBe(1);
    expect(stderr()).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.\\n$`));
    expect(stdout()).toBe('');
  });
});

describe('the deliveries of a service', () => {
  test('are sent after a restart when the service was killed', async () => {
    const { mails, url, stop } = await startMailServer();
    await stop();
    const killed = await startProcess({ SMTP_URL: url });
    await visitorAt(killed.address).send('contact');
    // Killed before it has recorded the failure, it would keep the lead for the minutes that it may take to send it.
    await expect.poll(killed.stdout).toContain('"msg":"delivery"');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(mails).toEqual([]);
    const { dataDir } = await startConfigured({ DATA_DIR: killed.dataDir });
    await expect.poll(() => mailsIn(dataDir)).toHaveLength(1);
  });
});

test('a service stops on Ctrl-C and when its parent process ends', async () => {
  const [asked, orphan] = await Promise.all([startProcess(), startProcess()]);
  const exits = [asked, orphan].map(({ child }) => once(child, 'exit').then(([code]) => code));
  asked.child.kill('SIGINT');
  orphan.child.disconnect();
  expect(await Promise.all(exits)).toEqual([0, 0]);
});

describe('the leads command', () => {
  test('lists leads while the service runs and after it has stopped', async () => {
    const { address, stop, dataDir } = await startConfigured();
    const visitor = visitorAt(address);
    await visitor.send('contact');
    await visitor.post('newsletter', { email: 'mara@lantern.example', captcha: 'bypass' });
    const running = await leadsProcess(dataDir, 'list', '--json');
    expect(running.stderr).toBe('');
    expect(JSON.parse(running.stdout)).toMatchObject([
      { form: 'newsletter', state: 'quarantined', email: 'mara@lantern.example', createdAt: expect.any(String) },
      { form: 'contact', state: 'stored', teamSize: '11-50' },
    ]);
    await stop();
    expect((await leads(dataDir, 'list', '--json')).stdout).toBe(running.stdout);
    expect(JSON.parse((await leads(dataDir, 'list', '--json', '--form', 'contact')).stdout)).toHaveLength(1);
    expect(JSON.parse((await leads(dataDir, 'list', '--json', '--limit', '1')).stdout)).toHaveLength(1);
  });

  test('exits with code 1 when misspelled', async () => {
    const { code, stdout, stderr } = await leadsProcess(await temporaryFolder(), 'delete');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain("unknown command 'delete'");
  });
});
