import { type Html, html, notice } from '@site/process';
import type { Acted } from './act.ts';

const sentences: Record<Acted, { isGood: boolean; text: string }> = {
  note: { isGood: true, text: 'The note was added.' },
  answered: { isGood: true, text: 'Marked as answered.' },
  spam: { isGood: true, text: 'Marked as spam.' },
  reopen: { isGood: true, text: 'Open again.' },
  release: { isGood: true, text: 'Released: the team gets it as if it had come in just now.' },
  'second-sign-up': {
    isGood: false,
    text: 'No trial was started: there is a trial for this address already. The team gets it as a second sign-up.',
  },
  erase: { isGood: true, text: 'Everything of this person was erased.' },
  'still-in-file': {
    isGood: false,
    text: 'Everything of this person was erased, but a program that reads the leads, such as a backup, kept the deleted text in the file of the database. Ask your operator to run "leads erase" with the address when that program has ended.',
  },
  nothing: { isGood: false, text: 'There was nothing to do.' },
  'changed-meanwhile': {
    isGood: false,
    text: 'Somebody else was faster, so nothing was changed. Have a look at what is new, then do it again.',
  },
  gone: { isGood: false, text: 'This lead no longer exists.' },
};

/** @param done as it stands in the address of the page that comes after an action */
export function renderSaid(done: unknown): Html | undefined {
  if (typeof done !== 'string' || !Object.hasOwn(sentences, done)) return undefined;
  const { isGood, text } = sentences[done as Acted];
  return notice(isGood ? 'ok' : 'bad', html`<p>${text}</p>`, 'status');
}
