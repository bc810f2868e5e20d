import { formNames } from '@site/contracts/forms';
import { formTokenField, type Html, html, timestamp } from '@site/process';
import { badgesOf, formTitles, senderOf, summaryOf, written } from './describe-lead.ts';
import type { Found, InboxLead } from './find-leads.ts';
import type { InboxView } from './frame.ts';
import { type InboxQuery, shown, toQueryString } from './inbox-filter.ts';

const headings: Record<(typeof shown)[number], string> = {
  open: 'To answer',
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
  shown.map(
    (each) =>
      html`<li><a href="/inbox/${toQueryString({ ...query, show: each })}"${each === show ? html` aria-current="page"` : ''}>${headings[each]}</a></li>`,
  );

const dayField = (name: 'since' | 'until', label: string, value: string | undefined) =>
  html`<div class="field short"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="date" class="input" value="${value}"></div>`;

const filter = ({
  show,
  form,
  address,
  since,
  until,
}: InboxQuery) => html`<form class="filter" role="search" aria-label="Leads">
  <input type="hidden" name="show" value="${show}">
  <div class="field"><label for="address">Email begins with</label>
    <input id="address" name="address" type="search" class="input" value="${address}" autocomplete="off" spellcheck="false" autocapitalize="none"></div>
  <div class="field short"><label for="form">Form</label>
    <select id="form" name="form" class="input">${options([['', 'All forms'], ...forms], form)}</select></div>
  ${dayField('since', 'From', since)}${dayField('until', 'To', until)}
  <button class="button strong">Find</button>
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

const row = (lead: InboxLead) => html`<li>
  <a href="/inbox/leads/${lead.id}"><strong>${written(senderOf(lead))}</strong></a>
  <span class="when">${timestamp(lead.createdAt)}</span>
  <p class="summary">${written(summaryOf(lead).slice(0, 200))}</p>
  ${badgesOf(lead)}
</li>`;

const NOTHING: Record<(typeof shown)[number], string> = {
  open: 'Nobody is waiting for an answer.',
  quarantined: 'Nothing is quarantined.',
  answered: 'Nothing was marked as answered.',
  spam: 'Nothing was marked as spam.',
  all: 'Nothing has come in.',
};

/** What was found, with what else could be looked for. */
export function renderList(view: InboxView, query: InboxQuery, { leads, next }: Found, said?: Html): Html {
  const { show } = query;
  const nothing = next ? 'Nothing among the newest leads.' : NOTHING[show];
  return html`${said}<h1>${headings[show]}</h1>
<nav aria-label="Kinds of leads"><ul class="tabs">${tabs(query)}</ul></nav>
${filter(query)}
${leads.length > 0 ? html`<ul class="rows">${leads.map(row)}</ul>` : html`<p class="empty">${nothing}</p>`}
<div class="end">
  ${next && html`<a class="button line" href="/inbox/${toQueryString({ ...query, after: next })}">${leads.length > 0 ? 'Older leads' : 'Look further'}</a>`}
  ${exportForm(view, query)}
</div>`;
}
