import { badge, type Html, html, notice, pluralize } from '@site/process';
import type { Refusal } from '../../compose/composition.ts';
import type { LiveRelease, SharedRelease, StatusReport, VisitorFigures } from '../../steering/api-schemas.ts';
import type { Attribution } from '../../steering/steering-state.ts';
import { withPage } from '../../steering/with-page.ts';
import { timestampWithAge, type View, version, whoOf } from './view.ts';

/** Returns the badges that summarize the state of a remote. */
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

/** @param shownNote note that the page already shows */
function signature(view: View, signed: Attribution | undefined, shownNote: string | undefined): Html {
  if (!signed) return html`by the registry file`;
  const { by, at, note } = signed;
  return html`by ${by}, ${timestampWithAge(view, at)}${note !== shownNote && note && html`: ${note}`}`;
}

const holds = (view: View, { version: live, pinned, paused, pin, pause, next, note }: LiveRelease) => [
  pinned && html`<p>Pinned to ${version(live)} ${signature(view, pin, note)}.</p>`,
  paused && html`<p>New releases are paused ${signature(view, pause, note)}.</p>`,
  next !== undefined && (pinned || paused) && html`<p>${version(next)} is waiting.</p>`,
];

export const renderRefusal = (view: View, { version: refused, page, reason, at }: Refusal): Html =>
  notice(
    'bad',
    html`<p><strong>${refused ? version(refused) : 'A release'} was refused.</strong> ${withPage(page, reason)}</p><p class="muted">${timestampWithAge(view, at)}</p>`,
  );

/** Returns the release of a remote that a share of visitors gets, if any. */
export const sharedOf = ({ share }: StatusReport, remote: string): SharedRelease | undefined =>
  share?.remote === remote ? share : undefined;

const errorsIn = ({ views, errors }: VisitorFigures) =>
  `${pluralize(errors, 'error')} in ${pluralize(views, 'page view')}`;

const renderShare = (view: View, { version: shared, base, percent, visitors, ...signed }: SharedRelease): Html =>
  notice(
    'info',
    html`<p><strong>${percent} % of visitors get ${version(shared)}</strong>, all others ${version(base)}. Started ${signature(view, signed, undefined)}.</p>
    <p>${visitors ? `Sampled so far: ${errorsIn(visitors.shared)}; all others: ${errorsIn(visitors.others)}.` : 'Visitor metrics are not available, so the share does not stop automatically.'}</p>`,
  );

/** Renders the live release of a remote with its pins, pauses, share and refusals. */
export const renderState = (
  view: View,
  release: LiveRelease,
  refused: Refusal[],
  shared: SharedRelease | undefined,
): Html => html`
  <dl class="facts">
    <div><dt>Release</dt><dd>${version(release.version)}</dd></div>
    <div><dt>Pages</dt><dd>${release.pages}</dd></div>
    <div class="wide"><dt>Live since</dt><dd>${release.since ? timestampWithAge(view, release.since) : 'before the history began'}${release.by && html`, by ${whoOf(release.by)}`}</dd></div>
    ${release.note && html`<div class="wide"><dt>Note</dt><dd>${release.note}</dd></div>`}
  </dl>
  ${holds(view, release)}
  ${shared && renderShare(view, shared)}
  ${refused.map((refusal) => renderRefusal(view, refusal))}`;
