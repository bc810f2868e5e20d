import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Texts in the fields of a calculator, by field name. */
export type Entry<Name extends string> = Record<Name, string>;

/** Props of a calculator's form. */
export interface AnsweredForm {
  ref: RefObject<HTMLFormElement | null>;
  onInput: () => void;
}

/**
 * Answers the fields of a form. The fields are uncontrolled, which includes input from before the hydration.
 * @param example initial texts of the fields
 * @param answerTo a pure function; the same one in every render
 * @returns the answer, and props of the form
 */
export function useAnswer<Name extends string, Answer>(
  example: Entry<Name>,
  answerTo: (entry: Entry<Name>) => Answer,
): [Answer, AnsweredForm] {
  const ref = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(() => answerTo(example));

  const update = useCallback(() => {
    if (ref.current) setAnswer(answerTo(Object.fromEntries(new FormData(ref.current)) as Entry<Name>));
  }, [answerTo]);

  useEffect(() => {
    if (!ref.current) return;
    // Ends the timeout of the shell's starter for touched forms.
    ref.current.dataset.live = '';
    delete ref.current.dataset.unavailable;
    update();
  }, [update]);

  return [answer, { ref, onInput: update }];
}
