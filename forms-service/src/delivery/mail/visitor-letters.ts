import type { SiteConfig } from '@site/contracts';
import type { Letter } from './letter.ts';

type Sender = Pick<SiteConfig, 'brand' | 'origin' | 'email' | 'address'>;

const imprint = ({ brand, address, email }: Sender) => `${brand} · ${address} · ${email}`;

const leave = (address: string) => `No longer interested? Unsubscribe: ${address}`;

// None of these letters holds a word that a visitor wrote: somebody else's address must not become a billboard.

/** Asks the owner of an address whether the subscription is meant. */
export function confirmationLetter(sender: Sender, links: { confirm: string; unsubscribe: string }): Letter {
  return {
    subject: `Please confirm your subscription to the ${sender.brand} newsletter`,
    heading: 'One more step',
    paragraphs: [
      `This address was entered for the ${sender.brand} newsletter. Confirm it within seven days to receive updates on new features and industry insights.`,
      'If this was not you, ignore this email: without your confirmation we will not write again.',
    ],
    action: { label: 'Confirm subscription', address: links.confirm },
    footer: [`Not interested? Unsubscribe: ${links.unsubscribe}`, imprint(sender)],
  };
}

/** Welcomes a subscriber, and says how to leave. */
export function subscribedLetter(sender: Sender, links: { unsubscribe: string }): Letter {
  return {
    subject: `You are subscribed to the ${sender.brand} newsletter`,
    heading: 'Thank you for subscribing',
    paragraphs: [`You will receive updates on new features and industry insights from ${sender.brand}.`],
    footer: [leave(links.unsubscribe), imprint(sender)],
  };
}

/** Welcomes somebody who has started a trial. */
export function welcomeLetter(sender: Sender): Letter {
  return {
    subject: `Welcome to ${sender.brand}`,
    heading: 'Your free trial has been activated',
    paragraphs: [
      `Thank you for choosing ${sender.brand}. We will send you login details shortly.`,
      `Any questions before then? Write to ${sender.email} and a person will answer.`,
    ],
    action: { label: `Go to ${sender.brand}`, address: sender.origin },
    footer: [
      'If you did not start a trial, somebody mistyped their address: you can ignore this email.',
      imprint(sender),
    ],
  };
}
