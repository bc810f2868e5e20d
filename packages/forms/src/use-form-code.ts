import type { ConnectForm } from '@site/forms';
import { type RefObject, useEffect, useState } from 'react';
import { whenNear, whenTouched } from './near.ts';

/** The code behind a form: not asked for or on its way, lost on the way, or here. */
export type FormCode = 'away' | 'lost' | { connectForm: ConnectForm };

const load = async (): Promise<FormCode> => {
  const { loadForms } = await import('@site/forms');
  return loadForms();
};

/**
 * Fetches the code behind a form. When it is lost on the way, the next touch of the form fetches it again.
 * @param form the form element
 * @param when as soon as it is shown, or when it comes near the view or is touched
 */
export function useFormCode(form: RefObject<HTMLFormElement | null>, when: 'shown' | 'near'): FormCode {
  const [code, setCode] = useState<FormCode>('away');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const lifetime = new AbortController();
    const { signal } = lifetime;

    const fetchCode = () =>
      load().then(setCode, () => {
        setCode('lost');
        whenTouched(element, signal, fetchCode);
      });

    if (when === 'shown') fetchCode();
    else whenNear(element, signal, fetchCode);
    return () => lifetime.abort();
  }, [form, when]);

  return code;
}
