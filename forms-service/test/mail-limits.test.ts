import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startDelivering, team } from './delivering.ts';
import { startMailServer } from './post.ts';

async function startMailing() {
  const { mails, url } = await startMailServer();
  const service = await startDelivering({ smtpUrl: url, acknowledges: true });
  return { ...service, toVisitors: () => mails.filter(({ recipients }) => recipients[0] !== team[0]) };
}

test('a visitor whose form could be stored at the second attempt only is acknowledged all the same', async () => {
  const { visitor, round, file, toVisitors } = await startMailing();
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect((await visitor.send('contact')).status).toBe(503);
  other.close();
  expect((await visitor.send('contact')).status).toBe(200);
  await round();
  expect(toVisitors()).toHaveLength(1);
});
