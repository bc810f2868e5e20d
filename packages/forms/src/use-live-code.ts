import type { ConnectForm } from '@site/forms';
import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from './when-near.ts';
import { whenTouched } from './when-touched.ts';

/** How far below the viewport a form may be when its code is fetched. */
const MARGIN = '100px';

/** `eager`: as soon as the form is shown; `lazy`: when it comes near the viewport or is touched. */
export type FormLoading = 'eager' | 'lazy';

type LiveCode = 'pending' | 'failed' | { connectForm: ConnectForm };

/** By the name of this package, not its path: a page then takes the copy that Module Federation shares, the shell's. */
const load = async (): Promise<LiveCode> => {
  const { loadForms } = await import('@site/forms');
  return loadForms();
};

/**
 * Fetches the live code of a form. When that fails, the next touch of the form fetches it again.
 * @param form the form element
 */
export function useLiveCode(form: RefObject<HTMLFormElement | null>, loading: FormLoading): LiveCode {
  const [code, setCode] = useState<LiveCode>('pending');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const lifetime = new AbortController();
    const { signal } = lifetime;

    const fetchCode = () =>
      load().then(setCode, () => {
        setCode('failed');
        whenTouched(element, signal, fetchCode);
      });

    if (loading === 'eager') fetchCode();
    else whenNearOrTouched(element, signal, fetchCode);
    return () => lifetime.abort();
  }, [form, loading]);

  return code;
}

function whenNearOrTouched(element: HTMLElement, signal: AbortSignal, callback: () => void): void {
  const first = new AbortController();
  const pending = AbortSignal.any([signal, first.signal]);
  const onFirst = () => {
    first.abort();
    callback();
  };
  whenNear(element, { margin: MARGIN, signal: pending }, onFirst);
  whenTouched(element, pending, onFirst);
}
