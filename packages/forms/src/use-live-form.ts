import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LiveForm, restingForm } from './live-form.ts';
import { useFormCode } from './use-form-code.ts';

interface Parts {
  form: FormName;
  site: SiteConfig;
  when: 'shown' | 'near';
  element: RefObject<HTMLFormElement | null>;
  captchaSlot: RefObject<HTMLElement | null>;
}

/** Connects a form to its code once that is here, and disconnects it when it leaves the page. */
export function useLiveForm({ form, site, when, element, captchaSlot }: Parts) {
  const code = useFormCode(element, when);
  const [live, setLive] = useState<LiveForm>(restingForm);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    if (typeof code === 'string' || !element.current || !captchaSlot.current) return;
    return code.connectForm({
      form,
      site,
      shownAt: shownAt.current,
      element: element.current,
      captchaSlot: captchaSlot.current,
      onChange: setLive,
    });
  }, [code, form, site, element, captchaSlot]);

  return { live, isLost: code === 'lost' };
}
