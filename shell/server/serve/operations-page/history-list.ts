import { badge, type Html, html, type Tone } from '@site/process';
import { duration } from '../../steering/duration.ts';
import type { ShownEntry } from '../../steering/history-entry.ts';
import { withPage } from '../../steering/with-page.ts';
import { timestampWithAge, type View, version, whoOf } from './view.ts';

const actions: Record<ShownEntry['action'], string> = {
  publish: 'Publish',
  push: 'Push',
  preview: 'Preview',
  'end-preview': 'End preview',
  share: 'Share',
  'end-share': 'End share',
  promote: 'Promote',
  rollback: 'Roll back',
  pin: 'Pin',
  unpin: 'Unpin',
  pause: 'Pause',
  resume: 'Resume',
  'add-remote': 'Add remote',
  'remove-remote': 'Remove remote',
};

const tones: Record<ShownEntry['outcome'], Tone> = {
  live: 'ok',
  stored: 'info',
  done: 'plain',
  refused: 'bad',
  failed: 'bad',
};

function outcomeOf({ outcome, at, until }: ShownEntry): Html | undefined {
  if (outcome === 'done') return undefined;
  const life = outcome === 'live' && until ? ` for ${duration(Date.parse(until) - Date.parse(at))}` : '';
  return badge(outcome === 'live' && until ? 'plain' : tones[outcome], outcome + life);
}

const row = (view: View, entry: ShownEntry) => html`<li>
  <p class="when">${timestampWithAge(view, entry.at)}</p>
  <div class="what">
    <p><strong>${actions[entry.action]}</strong> <a href="/-/remotes/${entry.remote}">${entry.remote}</a> ${entry.version && version(entry.version)}${entry.percent && html` with ${entry.percent} % of visitors`} <span class="muted">by ${whoOf(entry.by)}</span></p>
    ${entry.note && html`<p class="note">${entry.note}</p>`}
    ${entry.reason && html`<p class="reason">${withPage(entry.page, entry.reason)}</p>`}
  </div>
  ${outcomeOf(entry)}
</li>`;

/** Renders the history, newest first. */
export const renderHistory = (view: View, entries: ShownEntry[]): Html =>
  entries.length === 0
    ? html`<p class="muted">No history yet.</p>`
    : html`<ol class="rows log">${entries.map((entry) => row(view, entry))}</ol>`;
