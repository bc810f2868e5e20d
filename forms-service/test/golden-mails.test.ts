import path from 'node:path';
import type { FormName } from '@site/contracts/forms';
import { describe, expect, test } from 'vitest';
import { compose } from '../src/delivery/mail/compose.ts';
import { type MailParts, writeDigest, writeMail } from '../src/delivery/mail/write-mail.ts';
import { formRules } from '../src/forms/forms.ts';
import type { Unreviewed } from '../src/quarantine/unreviewed.ts';
import type { Channel, DeliveryEvent } from '../src/store/delivery.ts';
import type { LeadState } from '../src/store/lead-store.ts';
import { site, team } from './delivering.ts';
import { filledIn } from './visitor.ts';

const at = new Date('2026-11-21T10:00:00Z');
const lead = '019aa5f2-3b4c-7000-8000-0123456789ab';

const parts: MailParts = {
  site,
  from: 'forms@lumenary.example',
  team,
  hasInbox: false,
  links: { token: (purpose) => `token-to-${purpose}`, check: () => ({ verdict: 'refused' }) },
};

const context: Partial<Record<FormName, Record<string, string>>> = {
  contact: { topic: 'careers', job: 'senior-voice-engineer' },
};

function claimedOf(form: FormName, channel: Channel, event: DeliveryEvent = 'submitted', state: LeadState = 'stored') {
  const given = { ...filledIn[form], ...context[form] };
  const fields = formRules[form].withLabels?.(given) ?? given;
  const delivery = { id: 'delivery', channel, event, state: 'waiting', attempts: 1, createdAt: at, dueAt: at } as const;
  return { lead: { id: lead, form, state, createdAt: at, fields, deliveries: [] }, delivery };
}

const mailOf = (...given: Parameters<typeof claimedOf>) => compose(writeMail(claimedOf(...given), parts), site.brand);

const unreviewed: Unreviewed[] = [
  { form: 'contact', leads: 3, oldest: at },
  { form: 'signup', leads: 1, oldest: new Date('2026-11-22T10:00:00Z') },
];

const mails = {
  'team-contact': mailOf('contact', 'team-mail'),
  'team-pricing-expert': mailOf('pricing-expert', 'team-mail'),
  'team-signup': mailOf('signup', 'team-mail'),
  'team-newsletter': mailOf('newsletter', 'team-mail'),
  'team-unsubscribed': mailOf('newsletter', 'team-mail', 'unsubscribed'),
  'team-second-signup': mailOf('signup', 'team-mail', 'submitted', 'refused'),
  'team-digest': compose(writeDigest(claimedOf('contact', 'digest'), unreviewed, parts), site.brand),
  'team-digest-of-one': compose(
    writeDigest(claimedOf('contact', 'digest'), unreviewed.slice(1), { ...parts, hasInbox: true }),
    site.brand,
  ),
  'visitor-contact': mailOf('contact', 'acknowledgement'),
  'visitor-pricing-expert': mailOf('pricing-expert', 'acknowledgement'),
  'visitor-welcome': mailOf('signup', 'welcome'),
  'visitor-confirmation': mailOf('newsletter', 'confirmation'),
  'visitor-subscribed': mailOf('newsletter', 'subscribed'),
};

/**
 * Every mail as sent. After a change, review its file in a browser at 390 and 700 px; `vitest -u` updates the files.
 */
describe.each(Object.entries(mails))('the mail %s', (name, { subject, text, html }) => {
  const golden = (ending: string) => path.join(import.meta.dirname, 'golden-mails', `${name}.${ending}`);

  test('matches its reviewed version', async () => {
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(golden('txt'));
    await expect(`${html}\n`).toMatchFileSnapshot(golden('html'));
  });
});
