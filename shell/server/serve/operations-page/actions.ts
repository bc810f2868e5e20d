import { formTokenField, type Html, type HtmlContent, html } from '@site/process';
import type { LiveRelease, SharedRelease } from '../../steering/api-schemas.ts';
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

/** Returns a form about a remote with a note for the history; its buttons choose the operation. */
export function actionForm({ session }: View, remote: string, from: 'overview' | 'remote', content: HtmlContent): Html {
  if (!session) return html``;
  return html`<form method="post" class="actions">
    ${noDefault}${formTokenField(session)}<input type="hidden" name="from" value="${from}">
    <div class="field"><label for="note-${remote}">Note for the history <span class="optional">optional</span></label>
      <input id="note-${remote}" name="note" class="input" maxlength="200" autocomplete="off"></div>
    ${content}
  </form>`;
}

/** Returns the buttons for a remote that need no choice of release. @param shared release that a share of visitors gets */
export function remoteButtons(
  remote: string,
  { pinned, paused, pin, pause }: LiveRelease,
  shared: SharedRelease | undefined,
): Html {
  const button = (operation: FormOperation, label: string, isMain = false) =>
    actionButton(remote, { operation, label, about: remote, isMain });
  return html`<div class="buttons">
    ${button('rollback', shared ? 'End share' : 'Roll back', true)}
    ${pinned ? pin && button('unpin', 'Unpin') : button('pin', 'Pin')}
    ${paused ? pause && button('resume', 'Resume') : button('pause', 'Pause')}
  </div>`;
}
