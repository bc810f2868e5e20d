import { telephoneUrl } from '@site/contracts';
import { type Html, html, type Part } from '@site/process';
import { formRules } from '../forms/forms.ts';
import { canRelease } from '../leads/release.ts';
import type { Delivery } from '../store/delivery.ts';
import { type InboxAction, seenOf } from './act.ts';
import { adviceOn, badgesOf, momentOf, senderOf, written } from './describe-lead.ts';
import type { InboxLead } from './find-leads.ts';
import { formToken, type InboxView } from './frame.ts';

const fact = (label: string, value: Part) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** Fields that need a line of their own. */
const PARAGRAPHS = ['message', 'note'];

function contentOf(name: string, value: string): Html {
  if (name === 'email') return html`<a href="mailto:${encodeURIComponent(value)}">${written(value)}</a>`;
  if (name === 'phone') return html`<a href="${telephoneUrl(value)}">${written(value)}</a>`;
  const kind = PARAGRAPHS.includes(name) ? 'written long' : 'written';
  return html`<p class="${kind}" dir="auto">${value}</p>`;
}

const factsOf = ({ form, fields, createdAt }: InboxLead) => {
  const { labels } = formRules[form].mail;
  return html`<dl class="facts">${fact('Received', momentOf(createdAt))}${Object.entries(fields).map(([name, value]) =>
    fact(labels[name] ?? name, contentOf(name, value)),
  )}</dl>`;
};

const delivery = ({ channel, event, state, deliveredAt, lastError }: Delivery) =>
  html`<li>${channel}${event === 'unsubscribed' && ' (unsubscribed)'}: ${state} ${deliveredAt && momentOf(deliveredAt)} ${lastError && html`<span class="muted">${lastError}</span>`}</li>`;

const notesOf = ({ notes = [] }: InboxLead) =>
  notes.length > 0 &&
  html`<section class="part" aria-labelledby="notes"><h2 id="notes">Notes</h2><ol class="notes">${notes.map(
    ({ at, by, text }) =>
      html`<li><p class="muted"><strong>${by}</strong>, ${momentOf(at)}</p><p class="written" dir="auto">${text}</p></li>`,
  )}</ol></section>`;

const button = (action: InboxAction, label: string, kind: 'accent' | 'strong' | 'line') =>
  html`<button class="button ${kind}" name="action" value="${action}">${label}</button>`;

/** What is of use about a lead, the most likely first. */
function buttonsOf(lead: InboxLead): Html {
  const { mark } = lead;
  return html`<div class="buttons">${canRelease(lead) && !mark && button('release', 'Release to the team', 'accent')}${
    mark ? button('reopen', 'Open again', 'strong') : button('answered', 'Mark as answered', 'strong')
  }${mark?.as !== 'spam' && button('spam', 'Mark as spam', 'line')}${button('note', 'Add the note only', 'line')}</div>`;
}

function actions({ session }: InboxView, lead: InboxLead): Html | undefined {
  if (!session) return undefined;
  const head = html`${formToken(session)}<input type="hidden" name="seen" value="${seenOf(lead)}">`;
  const address = `/inbox/leads/${lead.id}`;
  return html`<section class="part" aria-labelledby="do"><h2 id="do">What next?</h2>
<form method="post" action="${address}" class="actions">${head}
  <div class="field"><label for="note">Note <span class="muted">for your colleagues, optional</span></label>
    <textarea id="note" name="note" class="input" maxlength="2000" rows="3"></textarea></div>
  ${buttonsOf(lead)}
</form>
<details class="erase"><summary class="button line">Erase this person …</summary>
  <form method="post" action="${address}" class="actions">${head}
    <p>Everything that ${written(lead.fields.email ?? 'this address')} has sent, in all forms, is removed for good. Emails that went out and older backups still have it.</p>
    <label class="check"><input type="checkbox" name="sure" value="yes" required> I am sure</label>
    <div class="buttons">${button('erase', 'Erase for good', 'strong')}</div>
  </form>
</details></section>`;
}

/** A lead, and what can be done with it. */
export function renderLead(view: InboxView, lead: InboxLead, said?: Html): Html {
  return html`${said}<p><a class="back" href="/inbox/">All that is to answer</a></p>
<h1>${written(senderOf(lead))}</h1>${badgesOf(lead)}
${adviceOn(lead)}
${factsOf(lead)}
${notesOf(lead)}
${actions(view, lead)}
${
  lead.deliveries.length > 0 &&
  html`<section class="part" aria-labelledby="deliveries"><h2 id="deliveries">Deliveries</h2><ul class="deliveries">${lead.deliveries.map(delivery)}</ul></section>`
}`;
}
