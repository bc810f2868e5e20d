import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import type { Acknowledgement } from '../../forms/form-rules.ts';
import { formRules } from '../../forms/forms.ts';
import type { AwaitingReview } from '../../quarantine/awaiting-review.ts';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { type LinkPurpose, type Links, linkPaths } from '../links.ts';
import { digestLetter } from './digest-letter.ts';
import type { Letter } from './letter.ts';
import { teamLetter } from './team-letter.ts';
import { acknowledgementLetter, confirmationLetter, subscribedLetter, welcomeLetter } from './visitor-letters.ts';

/** A letter with everything that stands on its envelope. */
export interface Mail {
  from: string;
  to: string[];
  /** Who gets the answer of whoever presses "reply"; the sender unless given. */
  replyTo?: string;
  messageId: string;
  date: Date;
  /** What the mail is about. */
  about: { channel: string; lead: string };
  letter: Letter;
  /** Address that ends a subscription by one POST (RFC 8058). */
  unsubscribe?: string;
}

export interface MailParts {
  site: Pick<SiteConfig, 'brand' | 'origin' | 'email' | 'address' | 'phones'>;
  links: Links;
  /** Bare address that mails come from. */
  from: string;
  /** Bare addresses of the team. */
  team: string[];
}

/** One address and nothing else: no list, no name, no comment, no line break. */
const BARE_ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

const isUsable = (address = '') => BARE_ADDRESS.test(address);

function visitorOf({ lead: { fields } }: ClaimedDelivery): string {
  if (fields.email && isUsable(fields.email)) return fields.email;
  throw new DeliveryFailed('ADDRESS_UNUSABLE', { isFinal: true });
}

function acknowledgementOf(form: FormName): Acknowledgement {
  const { acknowledgement } = formRules[form];
  if (acknowledgement) return acknowledgement;
  throw new DeliveryFailed('MAIL_UNKNOWN', { isFinal: true });
}

/** The letter to a visitor that goes out on a channel; undefined when the channel is the team's. */
function visitorLetter({ lead, delivery }: ClaimedDelivery, { site, links }: MailParts) {
  const link = (purpose: LinkPurpose) => `${site.origin}${linkPaths[purpose]}?token=${links.token(purpose, lead.id)}`;
  const unsubscribe = link('unsubscribe');
  switch (delivery.channel) {
    case 'confirmation':
      return { letter: confirmationLetter(site, { confirm: link('confirm'), unsubscribe }), unsubscribe };
    case 'subscribed':
      return { letter: subscribedLetter(site, { unsubscribe }), unsubscribe };
    case 'welcome':
      return { letter: welcomeLetter(site) };
    case 'acknowledgement':
      return { letter: acknowledgementLetter(site, lead, acknowledgementOf(lead.form)) };
    default:
      return undefined;
  }
}

function frameOf({ lead, delivery }: ClaimedDelivery, { from }: MailParts) {
  const messageId = `<${delivery.id}@${from.split('@').at(-1)}>`;
  return { from, messageId, date: delivery.createdAt, about: { channel: delivery.channel, lead: lead.id } };
}

/** Writes the mail of a delivery, the same each time but for the tokens in its links. */
export function writeMail(claimed: ClaimedDelivery, parts: MailParts): Mail {
  const { lead, delivery } = claimed;
  const { site, team } = parts;
  const frame = frameOf(claimed, parts);

  const written = visitorLetter(claimed, parts);
  if (written) return { ...frame, ...written, to: [visitorOf(claimed)], replyTo: site.email };
  const { email } = lead.fields;
  const reply = isUsable(email) && delivery.event === 'submitted' ? { replyTo: email } : {};
  return { ...frame, ...reply, to: team, letter: teamLetter(claimed, site.brand) };
}

/** Writes the team about what is quarantined, as it is now. */
export function writeDigest(claimed: ClaimedDelivery, waiting: AwaitingReview[], parts: MailParts): Mail {
  return { ...frameOf(claimed, parts), to: parts.team, letter: digestLetter(waiting, parts.site.brand) };
}
