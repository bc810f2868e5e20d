import { whenNear } from '@site/ui/layout/when-near.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How far outside of the viewport a calculator may be when its arithmetic is fetched. */
const MARGIN = '600px';

/** What stands in the fields of a calculator, by field name. */
export type Entry<Name extends string> = Record<Name, string>;

/** Props of a form that is answered. */
export interface AnsweredForm {
  ref: RefObject<HTMLFormElement | null>;
  onInput: () => void;
}

/**
 * Answers the fields of a form. The fields keep their own text, so what was typed before any code arrived counts; the
 * arithmetic is fetched when the form is near, or touched again after that failed.
 * @param example answer to the texts that the fields have at first
 * @param load fetches the function that answers; the same function in every render
 * @returns the answer, and props of the form
 */
export function useAnswer<Name extends string, Answer>(
  example: Answer,
  load: () => Promise<(entry: Entry<Name>) => Answer>,
): [Answer, AnsweredForm] {
  const ref = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(example);

  const update = useCallback(async () => {
    const answerTo = await load().catch(() => undefined);
    if (answerTo && ref.current) setAnswer(answerTo(Object.fromEntries(new FormData(ref.current)) as Entry<Name>));
  }, [load]);

  useEffect(() => {
    if (!ref.current) return;
    const lifetime = new AbortController();
    whenNear(ref.current, { margin: MARGIN, signal: lifetime.signal }, update);
    return () => lifetime.abort();
  }, [update]);

  return [answer, { ref, onInput: update }];
}
