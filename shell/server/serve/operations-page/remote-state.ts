import { type Html, html } from '@site/process';
import type { Refusal } from '../../compose/composition.ts';
import type { Met } from '../../share/compare-visitors.ts';
import type { LiveRelease, SharedRelease, StatusReport } from '../../steering/answers.ts';
import type { Attribution } from '../../steering/steering-state.ts';
import { withPage } from '../../steering/with-page.ts';
import { badge, count, moment, type View, version, whoOf } from './view.ts';

/** In a few words. */
export const badges = (
  { pinned, paused }: LiveRelease,
  refused: Refusal[],
  shared: SharedRelease | undefined,
): Html[] => [
  ...(refused.length > 0 ? [badge('bad', 'Refused')] : []),
  ...(pinned ? [badge('warn', 'Pinned')] : []),
  ...(paused ? [badge('warn', 'Paused')] : []),
  ...(shared ? [badge('info', 'Shared')] : []),
  ...(refused.length === 0 && !pinned && !paused ? [badge('ok', 'Live')] : []),
];

/** @param said what stands above already */
function signature(view: View, signed: Attribution | undefined, said: string | undefined): Html {
  if (!signed) return html`by the registry file`;
  const { by, at, note } = signed;
  return html`by ${by}, ${moment(view, at)}${note !== said && note && html`: ${note}`}`;
}

const steered = (view: View, { version: live, pinned, paused, pin, pause, next, note }: LiveRelease) => [
  pinned && html`<p>Stays on ${version(live)} until somebody unpins it: ${signature(view, pin, note)}.</p>`,
  paused && html`<p>Takes no new release until somebody resumes it: ${signature(view, pause, note)}.</p>`,
  next !== undefined && (pinned || paused) && html`<p>${version(next)} is waiting.</p>`,
];

export const renderRefusal = (view: View, { version: refused, page, reason, at }: Refusal): Html =>
  html`<div class="said bad"><p><strong>${refused ? version(refused) : 'A release'} was refused.</strong> ${withPage(page, reason)}</p><p class="muted">${moment(view, at)}</p></div>`;

/** The release of a remote that a share of visitors gets, if any does. */
export const sharedOf = ({ share }: StatusReport, remote: string): SharedRelease | undefined =>
  share?.remote === remote ? share : undefined;

const errorsIn = ({ views, errors }: Met) => `${count(errors, 'error')} in ${count(views, 'page view')}`;

const renderShare = (view: View, { version: shared, base, percent, visitors, ...signed }: SharedRelease): Html =>
  html`<div class="said info"><p><strong>${percent} % of visitors get ${version(shared)}</strong>, all others ${version(base)}: ${signature(view, signed, undefined)}.</p>
  <p>${visitors ? `Sampled so far: ${errorsIn(visitors.shared)}, of all others ${errorsIn(visitors.others)}.` : 'Visitors do not report what they meet: it does not stop by itself.'}</p></div>`;

/** What is live of a remote, and what holds for it. */
export const renderState = (
  view: View,
  release: LiveRelease,
  refused: Refusal[],
  shared: SharedRelease | undefined,
): Html => html`
  <dl class="facts">
    <div><dt>Release</dt><dd>${version(release.version)}</dd></div>
    <div><dt>Pages</dt><dd>${release.pages}</dd></div>
    <div class="wide"><dt>Live since</dt><dd>${release.since ? moment(view, release.since) : 'before there was a history'}${release.by && html`, by ${whoOf(release.by)}`}</dd></div>
    ${release.note && html`<div class="wide"><dt>Note</dt><dd>${release.note}</dd></div>`}
  </dl>
  ${steered(view, release)}
  ${shared && renderShare(view, shared)}
  ${refused.map((refusal) => renderRefusal(view, refusal))}`;
