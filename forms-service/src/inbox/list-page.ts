import { formNames } from '@site/contracts/forms';
import { formTokenField, type Html, html, timestamp } from '@site/process';
import type { StoredLead } from '../store/lead-record.ts';
import type { ActionOutcome } from './apply-action.ts';
import { badgesOf, formTitles, isolated, senderOf, summaryOf } from './describe-lead.ts';
import type { LeadPage } from './find-leads.ts';
import { renderFlash } from './flash-message.ts';
import type { InboxView } from './frame.ts';
import { type InboxQuery, leadAddress, leadViews, listAddress } from './inbox-filter.ts';

export const headings: Record<(typeof leadViews)[number], string> = {
  open: 'Unanswered',
  quarantined: 'Quarantined',
  answered: 'Answered',
  spam: 'Spam',
  all: 'All leads',
};

const options = (entries: (readonly [string, string])[], chosen: string | undefined) =>
  entries.map(
    ([value, label]) =>
      html`<option value="${value}"${value === (chosen ?? '') ? html` selected` : ''}>${label}</option>`,
  );

const forms = formNames.map((form) => [form, formTitles[form]] as const);

const tabs = ({ show, after: _after, ...query }: InboxQuery) =>
  leadViews.map(
    (each) =>
      html`<li><a href="${listAddress({ ...query, show: each })}"${each === show ? html` aria-current="page"` : ''}>${headings[each]}</a></li>`,
  );

const dayField = (name: 'since' | 'until', label: string, value: string | undefined) =>
  html`<div class="field short"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="date" class="input" value="${value}"></div>`;

const filter = ({
  show,
  form,
  address,
  since,
  until,
}: InboxQuery) => html`<form class="filter" role="search" aria-label="Search leads">
  <input type="hidden" name="show" value="${show}">
  <div class="field"><label for="address">Email starts with</label>
    <input id="address" name="address" type="search" class="input" value="${address}" autocomplete="off" spellcheck="false" autocapitalize="none"></div>
  <div class="field short"><label for="form">Form</label>
    <select id="form" name="form" class="input">${options([['', 'All forms'], ...forms], form)}</select></div>
  ${dayField('since', 'From', since)}${dayField('until', 'To', until)}
  <button class="button strong">Search</button>
</form>`;

const hidden = (query: InboxQuery) =>
  Object.entries(query).map(([name, value]) => value && html`<input type="hidden" name="${name}" value="${value}">`);

const exportForm = (view: InboxView, { after: _after, ...query }: InboxQuery) =>
  view.session &&
  html`<form method="post" action="/inbox/export" class="export">
  ${formTokenField(view.session)}${hidden(query)}
  <div class="field short"><label for="separator">Separator</label>
    <select id="separator" name="separator" class="input"><option value="comma">Comma</option><option value="semicolon">Semicolon</option><option value="tab">Tab</option></select></div>
  <button class="button line">Export as CSV</button>
</form>`;

const row = (query: InboxQuery, lead: StoredLead) => html`<li>
  <a href="${leadAddress(lead, query)}"><strong>${isolated(senderOf(lead))}</strong></a>
  <span class="when">${timestamp(lead.createdAt)}</span>
  <p class="summary">${isolated(summaryOf(lead).slice(0, 200))}</p>
  ${badgesOf(lead)}
</li>`;

const emptyLists: Record<(typeof leadViews)[number], string> = {
  open: 'No unanswered leads.',
  quarantined: 'No quarantined leads.',
  answered: 'No answered leads.',
  spam: 'No leads marked as spam.',
  all: 'No leads.',
};

/** Renders a page of leads with its filters. */
export function renderList(
  view: InboxView,
  query: InboxQuery,
  { leads, next }: LeadPage,
  outcome?: ActionOutcome,
): Html {
  const { show } = query;
  const empty = next ? 'No matches among the newest leads.' : emptyLists[show];
  return html`${renderFlash(outcome)}<h1>${headings[show]}</h1>
<nav aria-label="Lead status"><ul class="tabs">${tabs(query)}</ul></nav>
${filter(query)}
${leads.length > 0 ? html`<ul class="rows">${leads.map((lead) => row(query, lead))}</ul>` : html`<p class="empty">${empty}</p>`}
<div class="end">
  ${next && html`<a class="button line" href="${listAddress({ ...query, after: next })}">${leads.length > 0 ? 'Older leads' : 'Search older leads'}</a>`}
  ${exportForm(view, query)}
</div>`;
}
