import { telephoneUrl } from '@site/contracts';
import { formTokenField, type Html, type HtmlContent, html, section, timestamp } from '@site/process';
import { withBreaks } from '../delivery/mail/render-letter.ts';
import { formRules } from '../forms/forms.ts';
import { seenOf } from '../leads/change-as-seen.ts';
import { canRelease } from '../leads/release.ts';
import type { Delivery } from '../store/delivery.ts';
import type { StoredLead } from '../store/lead-record.ts';
import type { ActionOutcome, InboxAction } from './apply-action.ts';
import { adviceOn, badgesOf, isolated, senderOf } from './describe-lead.ts';
import { renderFlash } from './flash-message.ts';
import type { InboxView } from './frame.ts';
import { type InboxQuery, leadAddress, listAddress } from './inbox-filter.ts';

/** What a lead's page shows besides the lead. */
export interface LeadPageOptions {
  /** List that the page leads back to. */
  list: InboxQuery;
  /** Outcome of the last action. */
  outcome?: ActionOutcome | undefined;
  /** Note that was written but not stored. */
  note?: string | undefined;
}

const fact = (label: string, value: HtmlContent) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** Fields shown at full width. */
const PARAGRAPHS = ['message', 'note'];

function contentOf(name: string, value: string): Html {
  if (name === 'email') return html`<a href="mailto:${encodeURIComponent(value)}">${isolated(value)}</a>`;
  if (name === 'phone') return html`<a href="${telephoneUrl(value)}">${isolated(value)}</a>`;
  const kind = PARAGRAPHS.includes(name) ? 'written long' : 'written';
  return html`<p class="${kind}" dir="auto">${withBreaks(value)}</p>`;
}

const factsOf = ({ form, fields, createdAt }: StoredLead) => {
  const { labels } = formRules[form].mail;
  return html`<dl class="facts">${fact('Received', timestamp(createdAt))}${Object.entries(fields).map(([name, value]) =>
    fact(labels[name] ?? name, contentOf(name, value)),
  )}</dl>`;
};

const delivery = ({ channel, event, state, deliveredAt, lastError }: Delivery) =>
  html`<li>${channel}${event === 'unsubscribed' && ' (unsubscribed)'}: ${state} ${deliveredAt && timestamp(deliveredAt)} ${lastError && html`<span class="muted">${lastError}</span>`}</li>`;

const notesOf = ({ notes = [] }: StoredLead) =>
  notes.length > 0 &&
  section(
    'notes',
    'Notes',
    html`<ol class="notes">${notes.map(
      ({ at, by, text }) =>
        html`<li><p class="muted"><strong>${by}</strong>, ${timestamp(at)}</p><p class="written" dir="auto">${withBreaks(text)}</p></li>`,
    )}</ol>`,
  );

const deliveriesOf = ({ deliveries }: StoredLead) =>
  deliveries.length > 0 &&
  section('deliveries', 'Deliveries', html`<ul class="deliveries">${deliveries.map(delivery)}</ul>`);

const button = (action: InboxAction, label: string, kind: 'accent' | 'strong' | 'line') =>
  html`<button class="button ${kind}" name="action" value="${action}">${label}</button>`;

/** Returns the buttons that apply to a lead, the most likely first. */
function buttonsOf(lead: StoredLead): Html {
  const { mark } = lead;
  return html`<div class="buttons">${canRelease(lead) && !mark && button('release', 'Release to team', 'accent')}${
    mark ? button('reopen', 'Reopen', 'strong') : button('answered', 'Mark as answered', 'strong')
  }${mark?.as !== 'spam' && button('spam', 'Mark as spam', 'line')}${button('note', 'Add note', 'line')}</div>`;
}

function actions({ session }: InboxView, lead: StoredLead, { list, note }: LeadPageOptions): Html | undefined {
  if (!session) return undefined;
  const head = html`${formTokenField(session)}<input type="hidden" name="seen" value="${seenOf(lead)}">`;
  const address = leadAddress(lead, list);
  return section(
    'actions',
    'Actions',
    html`<form method="post" action="${address}" class="actions">${head}
  <div class="field"><label for="note">Note <span class="muted">for colleagues, optional</span></label>
    <textarea id="note" name="note" class="input" maxlength="2000" rows="3">${note}</textarea></div>
  ${buttonsOf(lead)}
</form>
<details class="erase"><summary class="button line">Erase this person…</summary>
  <form method="post" action="${address}" class="actions">${head}
    <p>This permanently deletes everything ${isolated(lead.fields.email ?? 'this address')} has sent through any form. Emails already sent and older backups keep it.</p>
    <label class="check"><input type="checkbox" name="sure" value="yes" required> I understand that this cannot be undone</label>
    <div class="buttons">${button('erase', 'Erase permanently', 'strong')}</div>
  </form>
</details>`,
  );
}

const backTo = (list: InboxQuery) => html`<p><a class="back" href="${listAddress(list)}">Back to inbox</a></p>`;

/** Renders a lead with its notes, actions and deliveries. */
export function renderLead(view: InboxView, lead: StoredLead, options: LeadPageOptions): Html {
  return html`${renderFlash(options.outcome)}${backTo(options.list)}
<h1>${isolated(senderOf(lead))}</h1>${badgesOf(lead)}
${adviceOn(lead)}
${factsOf(lead)}
${notesOf(lead)}
${actions(view, lead, options)}
${deliveriesOf(lead)}`;
}

/** Renders the page of a lead that was erased or removed, or never existed. */
export const renderGone = (list: InboxQuery): Html => html`${backTo(list)}
<h1>Lead not found</h1><p>This lead no longer exists.</p>`;
