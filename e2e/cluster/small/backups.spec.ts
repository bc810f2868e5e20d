import { expect, test } from 'playwright/test';
import { inSite, kubectl } from '../kubectl.ts';
import { keptAddresses, prepareWriters } from '../load.ts';

async function runJob(cronJob: string): Promise<void> {
  await inSite('create', 'job', `${cronJob}-now`, `--from=cronjob/${cronJob}`);
  await inSite('wait', '--for=condition=Complete', `job/${cronJob}-now`, '--timeout=120s');
}

/** The volume is deleted with its pod; the next pod starts with an empty one. */
async function loseDatabase(): Promise<void> {
  await kubectl('--namespace=site-database', 'delete', 'pod', '--selector=app=leads-svc', '--wait');
  await kubectl('--namespace=site-database', 'rollout', 'status', 'deployment/database', '--timeout=60s');
}

test('a lost database is restored from the backup and accepts new leads', async () => {
  const early = await prepareWriters(10);
  await early.send();
  const before = await keptAddresses();
  expect(before).toEqual(expect.arrayContaining(early.acknowledged));
  await runJob('leads-backup');
  await loseDatabase();
  await expect.poll(keptAddresses).toEqual([]);

  await runJob('leads-restore');
  expect((await keptAddresses()).sort()).toEqual(before.sort());
  const late = await prepareWriters(1);
  await late.send();
  expect(await keptAddresses()).toEqual(expect.arrayContaining(late.acknowledged));
});
