import type { LiveCode } from '@site/forms';
import { type RefObject, useEffect, useState } from 'react';
import { whenTouched } from './when-touched.ts';

/** By the name of this package, not its path: a page then takes the copy that Module Federation shares, the shell's. */
const load = async (): Promise<LiveCode> => {
  const { loadForms } = await import('@site/forms');
  return loadForms();
};

/** The shell's starter marks a form that was touched before it was hydrated; a draft does the same. */
const wasTouched = (form: HTMLFormElement) => form.dataset.touched !== undefined || form.matches(':focus-within');

/**
 * Fetches the live code of a form when a visitor touches it. When that fails, the form says so, and the next touch of the
 * form fetches it again.
 * @param form the form element
 * @returns undefined until the code is there
 */
export function useLiveCode(form: RefObject<HTMLFormElement | null>): LiveCode | undefined {
  const [code, setCode] = useState<LiveCode>();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const lifetime = new AbortController();
    const { signal } = lifetime;

    const fetchCode = () =>
      load().then(setCode, () => {
        // As the shell's starter does when the code is late.
        element.dataset.unavailable = '';
        whenTouched(element, signal, fetchCode);
      });

    if (wasTouched(element)) fetchCode();
    else whenTouched(element, signal, fetchCode);
    return () => lifetime.abort();
  }, [form]);

  return code;
}
