import type { SiteConfig } from '@site/contracts';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { type LinkPurpose, type Links, linkPaths } from '../links.ts';
import type { Letter } from './letter.ts';
import { teamLetter } from './team-letter.ts';
import { confirmationLetter, subscribedLetter, welcomeLetter } from './visitor-letters.ts';

/** A letter with everything that stands on its envelope. */
export interface Mail {
  from: string;
  to: string[];
  messageId: string;
  date: Date;
  /** What the mail is about. */
  about: { channel: string; lead: string };
  letter: Letter;
  /** Address that ends a subscription by one POST (RFC 8058). */
  unsubscribe?: string;
}

export interface MailParts {
  site: Pick<SiteConfig, 'brand' | 'origin' | 'email' | 'address'>;
  links: Links;
  /** Bare address that mails come from. */
  from: string;
  /** Bare addresses of the team. */
  team: string[];
}

/** One address and nothing else: no list, no name, no comment, no line break. */
const BARE_ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

function visitorOf({ lead }: ClaimedDelivery): string[] {
  const { email = '' } = lead.fields;
  if (!BARE_ADDRESS.test(email)) throw new DeliveryFailed('ADDRESS_UNUSABLE', { isFinal: true });
  return [email];
}

/** Writes the mail of a delivery, the same each time but for the tokens in its links. */
export function writeMail(claimed: ClaimedDelivery, { site, links, from, team }: MailParts): Mail {
  const { lead, delivery } = claimed;
  const messageId = `<${delivery.id}@${from.split('@').at(-1)}>`;
  const about = { channel: delivery.channel, lead: lead.id };
  const frame = { from, messageId, date: delivery.createdAt, about };
  const link = (purpose: LinkPurpose) => `${site.origin}${linkPaths[purpose]}?token=${links.token(purpose, lead.id)}`;

  if (delivery.channel === 'confirmation') {
    const [confirm, unsubscribe] = [link('confirm'), link('unsubscribe')];
    const letter = confirmationLetter(site, { confirm, unsubscribe });
    return { ...frame, to: visitorOf(claimed), letter, unsubscribe };
  }
  if (delivery.channel === 'subscribed') {
    const unsubscribe = link('unsubscribe');
    return { ...frame, to: visitorOf(claimed), letter: subscribedLetter(site, { unsubscribe }), unsubscribe };
  }
  if (delivery.channel === 'welcome') return { ...frame, to: visitorOf(claimed), letter: welcomeLetter(site) };
  return { ...frame, to: team, letter: teamLetter(claimed, site.brand) };
}
