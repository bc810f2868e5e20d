import { badge, type Html, html, pluralize, section } from '@site/process';
import type { LiveRelease, StatusReport } from '../../steering/api-schemas.ts';
import { showHistory, wayBack } from '../../steering/history.ts';
import type { HistoryEntry } from '../../steering/history-entry.ts';
import { actionForm, remoteButtons } from './actions.ts';
import { renderHistory } from './history-list.ts';
import { badges, renderRefusal, renderState, sharedOf } from './remote-state.ts';
import { renderSignIn } from './sign-in.ts';
import { maySteer, timestampWithAge, type View, version } from './view.ts';

const SHOWN_ENTRIES = 30;

function headline({ failed, refused, releases }: StatusReport): string {
  if (failed) return 'Composition failed';
  if (refused.length > 0) return `${pluralize(refused.length, 'release')} refused`;
  return Object.keys(releases).length > 0 ? 'Everything is live' : 'Nothing is live yet';
}

function banner(status: StatusReport): Html {
  const { failed, releases, previews, warnings } = status;
  const pages = Object.values(releases).reduce((sum, release) => sum + release.pages, 0);
  const figures: [string, number][] = [
    ['remotes', Object.keys(releases).length],
    ['pages', pages],
    ['previews', previews.length],
    ['warnings', warnings.length],
  ];
  return html`<div class="banner" data-tone="ink">
    <h1>${headline(status)}</h1>
    ${failed && html`<p>${failed.reason} Visitors still get the previous version.</p>`}
    <dl class="figures">${figures.map(([name, number]) => html`<div><dt>${name}</dt><dd>${number}</dd></div>`)}</dl>
  </div>`;
}

function card(view: View, status: StatusReport, entries: HistoryEntry[], [name, release]: [string, LiveRelease]): Html {
  const own = status.refused.filter(({ remote }) => remote === name);
  const shared = sharedOf(status, name);
  const shown = { name, live: release, shared };
  const former = wayBack(entries, name, release.version).at(-2);
  return html`<article class="card" id="${name}" aria-labelledby="remote-${name}">
    <div class="head"><h3 id="remote-${name}"><a href="/-/remotes/${name}">${name}</a></h3><p class="states">${badges(release, own, shared)}</p></div>
    ${renderState(view, release, own, shared)}
    ${maySteer(view, name) && html`<details class="steer"${view.note?.remote === name && html` open`}><summary class="button line">Manage<span class="hidden"> ${name}</span></summary>${actionForm(view, shown, 'overview', remoteButtons(shown, former))}</details>`}
  </article>`;
}

const absentCard = (view: View, { refused }: StatusReport, { remote, source }: StatusReport['absent'][number]) =>
  html`<article class="card" id="${remote}" aria-labelledby="remote-${remote}">
    <div class="head"><h3 id="remote-${remote}"><a href="/-/remotes/${remote}">${remote}</a></h3><p class="states">${badge('plain', 'No release')}</p></div>
    ${source ? html`<p>No release at <code>${source}</code> yet.</p>` : html`<p>Waiting for its first push.</p>`}
    ${refused.filter((refusal) => refusal.remote === remote).map((refusal) => renderRefusal(view, refusal))}
  </article>`;

const previewList = (view: View, { previews }: StatusReport) =>
  previews.length > 0 &&
  section(
    'previews',
    'Previews',
    html`<ul class="rows">${previews.map((preview) => html`<li><p><a href="/-/remotes/${preview.remote}#previews">${preview.remote}</a> ${version(preview.version)}</p><p class="muted">expires ${timestampWithAge(view, preview.expiresAt)}</p></li>`)}</ul>`,
  );

const hiddenList = (view: View, { hidden }: StatusReport) =>
  hidden.length > 0 &&
  section(
    'hidden',
    'Removed remotes',
    html`<ul class="rows">${hidden.map(({ remote, by, at }) => html`<li><p><strong>${remote}</strong></p><p>Is in the registry file, but was removed${by && html` by ${by}`}${at && html`, ${timestampWithAge(view, at)}`}: <code>add-remote ${remote}</code> brings it back.</p></li>`)}</ul>`,
  );

const warningList = ({ warnings }: StatusReport) =>
  warnings.length > 0 &&
  section(
    'warnings',
    'Warnings',
    html`<ul class="rows">${warnings.map(({ remote, page, message }) => html`<li><p><strong>${remote}</strong> ${page}</p><p>${message}</p></li>`)}</ul>`,
  );

/**
 * Renders the state of all remotes and the recent history.
 * @param entries oldest first
 */
export function renderOverview(view: View, status: StatusReport, entries: HistoryEntry[]): Html {
  const cards = [
    ...Object.entries(status.releases).map((one) => card(view, status, entries, one)),
    ...status.absent.map((one) => absentCard(view, status, one)),
  ];
  return html`
  ${banner(status)}
  ${section('remotes', 'Remotes', html`<div class="cards">${cards}</div>`)}
  ${hiddenList(view, status)}
  ${previewList(view, status)}
  ${warningList(status)}
  ${renderSignIn(view)}
  ${section('history', 'History', renderHistory(view, showHistory(entries).slice(0, SHOWN_ENTRIES)))}`;
}
