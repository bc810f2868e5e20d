import type { SiteConfig } from '@site/contracts';
import type { LiveCode } from '@site/forms';
import { type RefObject, useEffect, useState } from 'react';
import type { FormDefinition } from './form-definition.ts';
import { initialForm, type LiveForm } from './live-form.ts';
import { useLiveCode } from './use-live-code.ts';
import { useShownSince } from './use-shown-since.ts';

interface LiveFormOptions {
  definition: FormDefinition;
  site: SiteConfig;
  element: RefObject<HTMLFormElement | null>;
  captchaSlot: RefObject<HTMLElement | null>;
}

/** State of a form; the component for its outcome comes with the live code. */
interface ConnectedForm extends LiveForm, Partial<Pick<LiveCode, 'OutcomeMessage'>> {}

/** Connects a form to its live code once that has loaded, and disconnects it on unmount. */
export function useLiveForm({ definition, site, element, captchaSlot }: LiveFormOptions): ConnectedForm {
  const code = useLiveCode(element);
  const [live, setLive] = useState<LiveForm>(initialForm);
  const shownSince = useShownSince();

  useEffect(() => {
    if (!code || !element.current || !captchaSlot.current) return;
    // Ends the timeout of the shell's starter for touched forms.
    element.current.dataset.live = '';
    delete element.current.dataset.unavailable;
    return code.connectForm({
      definition,
      site,
      shownAt: shownSince.current,
      element: element.current,
      captchaSlot: captchaSlot.current,
      onChange: setLive,
    });
  }, [code, definition, site, element, captchaSlot, shownSince]);

  return { ...live, OutcomeMessage: code?.OutcomeMessage };
}
