import type { SiteConfig } from '@site/contracts';
import type { Acknowledgement } from '../../forms/form-rules.ts';
import { formRules } from '../../forms/forms.ts';
import type { Lead } from '../../store/lead-store.ts';
import type { Letter } from './letter.ts';

type Sender = Pick<SiteConfig, 'brand' | 'origin' | 'email' | 'address' | 'phones'>;

const imprint = ({ brand, address, email }: Sender) => `${brand} · ${address} · ${email}`;

const leave = (address: string) => ({ label: 'Unsubscribe', address });

/** With non-breaking spaces. */
const onOneLine = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** Page that explains how to get started (specification, section 2). */
const FIRST_STEPS = '/help-center';

// None of these mails contains text of a visitor: anyone can enter the address of someone else, and would send them
// ads.

/** Asks the owner of an address to confirm a subscription. */
export function confirmationLetter(sender: Sender, links: { confirm: string; unsubscribe: string }): Letter {
  return {
    subject: `Please confirm your subscription to the ${sender.brand} newsletter`,
    heading: 'One more step',
    paragraphs: [
      `This address was entered for the ${sender.brand} newsletter. Confirm it within seven days to receive updates on new features and industry insights.`,
      'If this was not you, ignore this email: without your confirmation we will not write again.',
    ],
    action: { label: 'Confirm subscription', address: links.confirm },
    footer: [imprint(sender)],
    leave: leave(links.unsubscribe),
  };
}

/** Welcomes a subscriber, with a link to unsubscribe. */
export function subscribedLetter(sender: Sender, links: { unsubscribe: string }): Letter {
  return {
    subject: `You are subscribed to the ${sender.brand} newsletter`,
    heading: 'Thank you for subscribing',
    paragraphs: [`You will receive updates on new features and industry insights from ${sender.brand}.`],
    footer: [imprint(sender)],
    leave: leave(links.unsubscribe),
  };
}

/** Welcomes a trial user, with what to do until the account is open. */
export function welcomeLetter(sender: Sender): Letter {
  return {
    subject: `Welcome to ${sender.brand}`,
    heading: 'Your free trial has been activated',
    paragraphs: [
      `Thank you for choosing ${sender.brand}. You will receive your login details shortly, at this address.`,
      'In the meantime, our help center shows how to add your team, choose a number or bring your own, and make the first call.',
      'If you have a question, reply to this email: a person will answer.',
    ],
    action: { label: 'See the first steps', address: `${sender.origin}${FIRST_STEPS}` },
    footer: [
      'If you did not start a trial, somebody has mistyped their address, and you can ignore this email.',
      imprint(sender),
    ],
  };
}

const receivedAt = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/**
 * Acknowledges a form that a person will answer.
 * @param words from the form's rules
 */
export function acknowledgementLetter(
  sender: Sender,
  { form, fields, createdAt }: Lead,
  { subject, heading, next, repeats }: Acknowledgement,
): Letter {
  const { labels } = formRules[form].mail;
  const chosen = repeats.map((name): [string, string] => [labels[name] ?? name, fields[name] ?? '']);
  return {
    subject,
    heading,
    paragraphs: [
      `Thank you for getting in touch with ${sender.brand}. ${next}`,
      `To add something, reply to this email. If it is urgent, call ${onOneLine(sender.phones.support)}.`,
    ],
    facts: [['Received', `${receivedAt.format(createdAt)} UTC`], ...chosen.filter(([, value]) => value)],
    footer: [
      'For safety, this email does not repeat what you wrote. If it was not you, somebody has entered your address by mistake, and you can ignore it.',
      imprint(sender),
    ],
  };
}
