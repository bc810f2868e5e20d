import { type Html, html, notice } from '@site/process';
import type { ActionOutcome } from './apply-action.ts';

const messages: Record<ActionOutcome, { isGood: boolean; text: string }> = {
  note: { isGood: true, text: 'Note added.' },
  answered: { isGood: true, text: 'Marked as answered.' },
  spam: { isGood: true, text: 'Marked as spam.' },
  reopen: { isGood: true, text: 'Reopened.' },
  release: { isGood: true, text: 'Released to the team as a new lead.' },
  'second-sign-up': {
    isGood: false,
    text: 'No trial was started: this address already has one. The team gets it as a second sign-up.',
  },
  erase: { isGood: true, text: 'All data of this person was erased.' },
  'still-in-file': {
    isGood: false,
    text: 'All data of this person was erased, but a program that reads the leads, such as a backup, kept the deleted text in the database file. Ask your operator to run "leads erase" with the address after that program ends.',
  },
  'still-in-backup': {
    isGood: false,
    text: 'All data of this person was erased, but a backup that "leads restore" made of the leads it replaced may still hold it. Ask your operator to delete the files in DATA_DIR whose names begin with "replaced-".',
  },
  nothing: { isGood: false, text: 'Nothing was changed.' },
  'changed-meanwhile': {
    isGood: false,
    text: 'Nothing was changed because someone else changed this lead first. Review it, then try again.',
  },
  gone: { isGood: false, text: 'This lead no longer exists.' },
};

/** @param outcome of the last action, from the query of the page */
export function renderFlash(outcome: unknown): Html | undefined {
  if (typeof outcome !== 'string' || !Object.hasOwn(messages, outcome)) return undefined;
  const { isGood, text } = messages[outcome as ActionOutcome];
  return notice(isGood ? 'ok' : 'bad', html`<p>${text}</p>`, 'status');
}
