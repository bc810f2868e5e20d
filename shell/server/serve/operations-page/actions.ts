import { type Html, html, type Part } from '@site/process';
import type { LiveRelease, SharedRelease } from '../../steering/answers.ts';
import { formToken } from './frame.ts';
import type { View } from './view.ts';

/** What can be done by a form: operations of the API. */
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
  /** What a button is about, for who hears it without what is around it. */
  about?: string;
  version?: string;
  isMain?: boolean;
}

/** Address that a form for an operation is sent to. */
const actionPath = (remote: string, operation: FormOperation): string => `/-/remotes/${remote}/do/${operation}`;

/** A button of a form about a remote. */
export function actionButton(remote: string, { operation, label, about, version, isMain }: ActionButton): Html {
  const value = version === undefined ? '' : html` name="version" value="${version}"`;
  const kind = isMain ? 'strong' : 'line';
  return html`<button class="button ${kind}" formaction="${actionPath(remote, operation)}"${value}>${label}${about && html`<span class="hidden"> ${about}</span>`}</button>`;
}

/** Enter in the note would otherwise press the first button. */
const noDefault = html`<button disabled hidden></button>`;

/** A form about a remote, whose buttons say what is to be done; the note goes into the history. */
export function actionForm({ session }: View, remote: string, from: 'overview' | 'remote', content: Part): Html {
  if (!session) return html``;
  return html`<form method="post" class="actions">
    ${noDefault}${formToken(session)}<input type="hidden" name="from" value="${from}">
    <div class="field"><label for="note-${remote}">Note for the history <span class="optional">optional</span></label>
      <input id="note-${remote}" name="note" class="input" maxlength="200" autocomplete="off"></div>
    ${content}
  </form>`;
}

/** What can be decided about a remote, whatever its releases are. @param shared one of them, if any is */
export function remoteButtons(
  remote: string,
  { pinned, paused, pin, pause }: LiveRelease,
  shared: SharedRelease | undefined,
): Html {
  const button = (operation: FormOperation, label: string, isMain = false) =>
    actionButton(remote, { operation, label, about: remote, isMain });
  return html`<div class="buttons">
    ${button('rollback', shared ? 'End the share' : 'Roll back', true)}
    ${pinned ? pin && button('unpin', 'Unpin') : button('pin', 'Pin')}
    ${paused ? pause && button('resume', 'Resume') : button('pause', 'Pause')}
  </div>`;
}
