import { formTokenField, type Html, type HtmlContent, html } from '@site/process';
import type { LiveRelease, SharedRelease } from '../../steering/api-schemas.ts';
import { seenOf } from '../../steering/as-seen.ts';
import { seenField } from './seen-field.ts';
import type { View } from './view.ts';

/** Operations of the API that forms offer. */
export const formOperations = [
  'rollback',
  'promote',
  'pin',
  'unpin',
  'pause',
  'resume',
  'preview',
  'end-preview',
  'share',
] as const;

type FormOperation = (typeof formOperations)[number];

interface ActionButton {
  operation: FormOperation;
  label: string;
  /** Subject of the button, for screen readers. */
  about?: string;
  version?: string;
  isMain?: boolean;
}

const actionPath = (remote: string, operation: FormOperation): string => `/-/remotes/${remote}/do/${operation}`;

/** Returns a button that submits a form about a remote. */
export function actionButton(remote: string, { operation, label, about, version, isMain }: ActionButton): Html {
  const value = version === undefined ? '' : html` name="version" value="${version}"`;
  const kind = isMain ? 'strong' : 'line';
  return html`<button class="button ${kind}" formaction="${actionPath(remote, operation)}"${value}>${label}${about && html`<span class="hidden"> ${about}</span>`}</button>`;
}

/** Keeps Enter in the note from pressing the first button. */
const noDefault = html`<button disabled hidden></button>`;

/** Remote as a page shows it. */
export interface ShownRemote {
  name: string;
  live: LiveRelease | undefined;
  /** Release that a share of visitors gets. */
  shared: SharedRelease | undefined;
}

/** Returns a form about a remote with a note for the history; its buttons choose the operation. */
export function actionForm(
  { session, note }: View,
  { name, live, shared }: ShownRemote,
  from: 'overview' | 'remote',
  content: HtmlContent,
): Html {
  if (!session) return html``;
  return html`<form method="post" class="actions">
    ${noDefault}${formTokenField(session)}<input type="hidden" name="from" value="${from}">${seenField(seenOf(live, shared))}
    <div class="field"><label for="note-${name}">Note for the history <span class="optional">optional</span></label>
      <input id="note-${name}" name="note" class="input" maxlength="200" autocomplete="off" value="${note?.remote === name ? note.text : ''}"></div>
    ${content}
  </form>`;
}

/**
 * Returns the buttons for a remote that need no choice of release.
 * @param former release to which a rollback returns, if known
 */
export function remoteButtons({ name, live, shared }: ShownRemote, former: string | undefined): Html | undefined {
  if (!live) return undefined;
  const { version, pinned, paused, pin, pause } = live;
  const button = (one: Omit<ActionButton, 'about'>) => actionButton(name, { ...one, about: name });
  const rollback =
    former !== undefined &&
    button({ operation: 'rollback', label: `Roll back to ${former}`, version: former, isMain: true });
  return html`<div class="buttons">
    ${shared ? button({ operation: 'rollback', label: 'End share', isMain: true }) : rollback}
    ${pinned ? pin && button({ operation: 'unpin', label: 'Unpin' }) : button({ operation: 'pin', label: 'Pin', version })}
    ${paused ? pause && button({ operation: 'resume', label: 'Resume' }) : button({ operation: 'pause', label: 'Pause' })}
  </div>`;
}
