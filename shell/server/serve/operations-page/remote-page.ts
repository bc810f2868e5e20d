import { badge, type Html, html, pluralize, section } from '@site/process';
import { ownValue } from '../../own-value.ts';
import { openingPath } from '../../preview/preview-path.ts';
import type { StoredRelease } from '../../store/release-store.ts';
import { actionButton, actionForm, remoteButtons } from './actions.ts';
import { renderHistory } from './history-list.ts';
import type { RemoteFacts } from './remote-facts.ts';
import { badges, renderRefusal, renderState, sharedOf } from './remote-state.ts';
import { renderSignIn } from './sign-in.ts';
import { maySteer, timestampWithAge, type View, version } from './view.ts';
import { renderVisitors } from './visitor-list.ts';

const SHOWN_ENTRIES = 50;

const rollBack = { operation: 'rollback', label: 'Roll back to this' } as const;
const pin = { operation: 'pin', label: 'Pin' } as const;

function storedRow(view: View, facts: RemoteFacts, { release, storedAt }: StoredRelease): Html {
  const { name, status, previews, entries } = facts;
  const isLive = ownValue(status.releases, name)?.version === release.version;
  const isPreviewed = previews.some((preview) => preview.version === release.version);
  const wasLive = entries.some(({ outcome, version }) => outcome === 'live' && version === release.version);
  const about = `${name} ${release.version}`;
  const buttons = html`<div class="buttons">
    ${!isLive && actionButton(name, { operation: 'promote', label: 'Promote', about, version: release.version })}
    ${!isLive && actionButton(name, { ...(wasLive ? rollBack : pin), about, version: release.version })}
    ${actionButton(name, { operation: 'preview', label: 'Preview', about, version: release.version })}
    ${!isLive && actionButton(name, { operation: 'share', label: 'Share', about, version: release.version })}
    ${isPreviewed && actionButton(name, { operation: 'end-preview', label: 'End preview', about, version: release.version })}
  </div>`;
  return html`<li>
    <div><p>${version(release.version)} ${isLive && badge('ok', 'Live')} ${isPreviewed && badge('info', 'Previewed')} ${sharedOf(status, name)?.version === release.version && badge('info', 'Shared')}</p>
    <p class="muted">${pluralize(release.pages.length, 'page')}, stored ${timestampWithAge(view, new Date(storedAt).toISOString())}</p></div>
    ${maySteer(view, name) && buttons}
  </li>`;
}

const PERCENTAGES = [1, 5, 10, 25, 50, 75];
const FIRST_PERCENTAGE = 10;

const shares = html`<div class="field"><label for="percent">Share with</label><select class="input" id="percent" name="percent">${PERCENTAGES.map((percent) => html`<option value="${percent}"${percent === FIRST_PERCENTAGE && html` selected`}>${percent} % of visitors</option>`)}</select></div>`;

function releaseSection(view: View, facts: RemoteFacts): Html {
  const { name, status, stored, former } = facts;
  const shown = { name, live: ownValue(status.releases, name), shared: sharedOf(status, name) };
  const list = html`<ul class="rows">${stored.map((one) => storedRow(view, facts, one))}</ul>`;
  const explained = html`<p class="muted explained">Promote makes a release live until a newer one is published. Roll back and Pin keep it live until it is unpinned. Preview shows it to people who have the link. Share gives it to part of the visitors until it is promoted or the share is ended.</p>`;
  const content = html`${remoteButtons(shown, former)}<h3>Stored releases</h3>${stored.length > 0 ? html`${shares}${list}` : html`<p class="muted">No stored releases.</p>`}`;
  if (!maySteer(view, name)) return section('releases', 'Stored releases', list);
  return section('releases', 'Manage releases', html`${actionForm(view, shown, 'remote', content)}${explained}`);
}

function previewList(view: View, { name, previews }: RemoteFacts) {
  if (previews.length === 0) return undefined;
  const opened = (id: string) =>
    maySteer(view, name) &&
    html` <a href="${view.siteOrigins.at(-1)}${openingPath(id)}" target="_blank" rel="noreferrer">Open<span class="hidden"> in a new tab</span></a>`;
  return section(
    'previews',
    'Previews',
    html`<ul class="rows">${previews.map((preview) => html`<li><p>${version(preview.version)}${opened(preview.id)}</p><p class="muted">created ${timestampWithAge(view, preview.createdAt)}, expires ${timestampWithAge(view, preview.expiresAt)}</p></li>`)}</ul>`,
  );
}

function comparison({ name, stored }: RemoteFacts, live: string | undefined) {
  const versions = stored.map(({ release }) => release.version);
  const [newest, before] = versions;
  if (!newest || !before) return undefined;
  const former = live === undefined || live === newest ? before : live;
  const select = (field: string, label: string, selected: string) =>
    html`<div class="field"><label for="${field}">${label}</label><select class="input" id="${field}" name="${field}">${versions.map((one) => html`<option${one === selected && html` selected`}>${one}</option>`)}</select></div>`;
  return section(
    'compare',
    'Compare releases',
    html`<form method="get" action="/-/remotes/${name}/compare" class="compare">${select('from', 'From', former)}${select('to', 'To', newest)}<button class="button line">Compare</button></form>`,
  );
}

/** Renders one remote with its releases and history. */
export function renderRemote(view: View, facts: RemoteFacts): Html {
  const { name, status, entries, visitors } = facts;
  const live = ownValue(status.releases, name);
  const shared = sharedOf(status, name);
  const refused = status.refused.filter(({ remote }) => remote === name);
  const warnings = status.warnings.filter(({ remote }) => remote === name);
  return html`
  <div class="title"><p><a href="/-/">All remotes</a></p><h1>${name}</h1><p class="states">${live ? badges(live, refused, shared) : badge('plain', 'No release')}</p></div>
  <div class="card">${live ? renderState(view, live, refused, shared) : refused.map((refusal) => renderRefusal(view, refusal))}</div>
  ${releaseSection(view, facts)}
  ${renderSignIn(view)}
  ${previewList(view, facts)}
  ${comparison(facts, live?.version)}
  ${warnings.length > 0 && section('warnings', 'Warnings', html`<ul class="rows">${warnings.map(({ page, message }) => html`<li><p><strong>${page ?? name}</strong></p><p>${message}</p></li>`)}</ul>`)}
  ${visitors && renderVisitors(visitors)}
  ${section('history', 'History', renderHistory(view, entries.slice(0, SHOWN_ENTRIES)))}`;
}
