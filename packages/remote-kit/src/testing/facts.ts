import { describe, expect, test } from 'vitest';
import type { LoadedPage } from './load-pages.ts';
import { textOf } from './render.ts';

/** Text that visitors and search engines read in one place: a page, or the help search. */
export interface Statement {
  /** Path of the page, or a name. */
  path: string;
  text: string;
}

/** Returns what a page states: its declaration, its text and the labels of its elements. */
export function statementOf({ path, declaration, page: { element } }: LoadedPage): Statement {
  const labels = [...element.querySelectorAll('[aria-label]')].map((labelled) => labelled.getAttribute('aria-label'));
  return { path, text: [JSON.stringify(declaration), textOf(element), ...labels].join('\n') };
}

const CONTEXT = 40;

/** Lists the matches of a figure with the surrounding text. */
export function excerptsOf(text: string, figure: RegExp): string[] {
  return [...text.matchAll(new RegExp(figure.source, `g${figure.flags}`))].map(({ 0: found, index }) =>
    text.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT),
  );
}

/**
 * Registers tests that each fact of a remote has one place in its code: after a change there, no text keeps the old value.
 * @param figures name of a fact → pattern of its current value in texts
 * @param before current statements of the remote
 * @param after statements when every fact has another value
 */
export function testFacts(
  figures: Readonly<Record<string, RegExp>>,
  before: readonly Statement[],
  after: readonly Statement[],
): void {
  describe.each(Object.entries(figures))('When this changes: %s', (_name, figure) => {
    test('no text for visitors or search engines keeps the old value', () => {
      const stale = after.flatMap(({ path, text }) => excerptsOf(text, figure).map((excerpt) => `${path}: ${excerpt}`));
      expect(stale).toEqual([]);
    });

    test('at least one page states it', () => {
      expect(before.filter(({ text }) => figure.test(text))).not.toEqual([]);
    });
  });
}
