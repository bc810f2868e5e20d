import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import type { Acknowledgement } from '../../forms/form-rules.ts';
import { formRules } from '../../forms/forms.ts';
import type { Unreviewed } from '../../quarantine/unreviewed.ts';
import type { ClaimedDelivery } from '../../store/lead-store.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { type LinkPurpose, type Links, linkPaths } from '../links.ts';
import { digestLetter } from './digest-letter.ts';
import type { Letter } from './letter.ts';
import { teamLetter } from './team-letter.ts';
import { acknowledgementLetter, confirmationLetter, subscribedLetter, welcomeLetter } from './visitor-letters.ts';

/** A letter with its envelope. */
export interface Mail {
  from: string;
  to: string[];
  /** Reply-To address; defaults to the sender. */
  replyTo?: string;
  messageId: string;
  date: Date;
  /** The delivery that the mail belongs to. */
  about: { channel: string; lead: string };
  letter: Letter;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribe?: string;
}

export interface MailParts {
  site: Pick<SiteConfig, 'brand' | 'origin' | 'email' | 'address' | 'phones'>;
  links: Links;
  /** Sender address, without a name. */
  from: string;
  /** Team addresses, without names. */
  team: string[];
  /** Whether the team can sign in to the inbox. */
  hasInbox: boolean;
}

/** Checks for exactly one address: no list, name, comment or line break. */
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

/** Returns the letter to the visitor; undefined for channels of the team. */
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

/** Writes the mail of a delivery. Each attempt writes the same mail, except for tokens in links. */
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

/** Writes the digest of leads that are unreviewed now. */
export function writeDigest(claimed: ClaimedDelivery, unreviewed: Unreviewed[], parts: MailParts): Mail {
  const { team, site, hasInbox } = parts;
  return { ...frameOf(claimed, parts), to: team, letter: digestLetter(unreviewed, { brand: site.brand, hasInbox }) };
}
