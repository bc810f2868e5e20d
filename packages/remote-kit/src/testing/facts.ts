import { describe, expect, test } from 'vitest';

/** What visitors and search engines read at one place: a page, or the help search. */
export interface Statement {
  /** Path of the page, or a name. */
  path: string;
  text: string;
}

const CONTEXT = 40;

/** @returns each match of a figure with the text around it */
export function excerptsOf(text: string, figure: RegExp): string[] {
  return [...text.matchAll(new RegExp(figure.source, `g${figure.flags}`))].map(({ 0: found, index }) =>
    text.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT),
  );
}

/**
 * Registers tests that each fact of a remote has one place in its code: once that changes, no text keeps the former value.
 * @param figures name of a fact → how texts write its present value
 * @param before what the remote states
 * @param after what it states when every fact has another value
 */
export function testFacts(
  figures: Readonly<Record<string, RegExp>>,
  before: readonly Statement[],
  after: readonly Statement[],
): void {
  describe.each(Object.entries(figures))('When this changes: %s', (_name, figure) => {
    test('nothing that visitors or search engines read keeps the former value', () => {
      const stale = after.flatMap(({ path, text }) => excerptsOf(text, figure).map((excerpt) => `${path}: ${excerpt}`));
      expect(stale).toEqual([]);
    });

    test('at least one page states it today', () => {
      expect(before.filter(({ text }) => figure.test(text))).not.toEqual([]);
    });
  });
}
