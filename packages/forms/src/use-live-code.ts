import type { LiveCode } from '@site/forms';
import { type RefObject, useEffect, useState } from 'react';
import { whenTouched } from './when-touched.ts';

/** Imported by package name, not path: pages then use the shell's copy, shared by Module Federation. */
const load = async (): Promise<LiveCode> => {
  const { loadForms } = await import('@site/forms');
  return loadForms();
};

/** Checks the mark that the shell's starter sets on forms touched before hydration, and drafts as well. */
const wasTouched = (form: HTMLFormElement) => form.dataset.touched !== undefined || form.matches(':focus-within');

/**
 * Fetches the live code of a form when a visitor touches it. After a failure, the form shows a message, and the next touch
 * retries.
 * @param form the form element
 * @returns undefined until the code has loaded
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
        // Like the shell's starter when the code is late.
        element.dataset.unavailable = '';
        whenTouched(element, signal, fetchCode);
      });

    if (wasTouched(element)) fetchCode();
    else whenTouched(element, signal, fetchCode);
    return () => lifetime.abort();
  }, [form]);

  return code;
}
