import { expect, it } from 'vitest';
import { leadsWith } from '../test/configured.ts';
import { startMailServer } from '../test/mail-server.ts';
import { startProcess } from '../test/process.ts';
import { filledIn, visitorAt } from '../test/visitor.ts';

const CANARY = 'canary7f3a';
const BCC = `${CANARY}\r\nBcc: everybody@lantern.example\r\n\r\n${CANARY}`;

it('text of a visitor never becomes a header, recipient or markup of a mail', async () => {
  const { mails, url } = await startMailServer();
  const { address } = await startProcess({ SMTP_URL: url, MAIL_TO: 'team@lumenary.example' });
  const visitor = visitorAt(address);
  for (const name of ['firstName', 'lastName', 'company'])
    expect((await visitor.send('contact', { [name]: BCC })).status).toBe(422);
  const words = { firstName: CANARY, lastName: CANARY, company: CANARY };
  expect((await visitor.send('contact', { ...words, message: `<script>${BCC}</script>` })).status).toBe(200);
  expect((await visitor.send('signup', words)).status).toBe(200);
  for (const email of [
    `a@lantern.example\r\nBcc: b@lantern.example`,
    'a@lantern.example, b@lantern.example',
    'a@lantern.example>',
  ])
    expect((await visitor.send('newsletter', { email })).status).toBe(422);
  await expect.poll(() => mails.length).toBe(3);
  const recipients = mails.flatMap((mail) => mail.recipients);
  expect(new Set(recipients)).toEqual(new Set(['team@lumenary.example', filledIn.signup.email]));
  for (const { headers, html } of mails) {
    expect(headers.map(({ key, value }) => `${key}: ${value}`).join('\n')).not.toContain(CANARY);
    expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(html).not.toContain('<script>');
  }
});

it('no exported cell is a formula in a spreadsheet', async () => {
  const { address, dataDir } = await startProcess();
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', 'a"b,c', '  =1+1'];
  for (const company of cells) expect((await visitorAt(address).send('contact', { company })).status).toBe(200);
  const { stdout } = await leadsWith({ DATA_DIR: dataDir }, 'export');
  expect(stdout.match(/(?<=,")[^,]*(?=","11-50")/g)).toHaveLength(6);
  expect(stdout).not.toMatch(/"\s*[=+\-@＝＋－＠]/u);
  expect(stdout).toContain('"a""b,c"');
});
