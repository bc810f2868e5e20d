import type { SiteConfig } from '@site/contracts';
import type { FormName } from '@site/contracts/forms';
import type { LiveForm } from '../live-form.ts';
import { loadCaptcha } from './captcha-script.ts';

/** What the service gets instead of a token when the newsletter's widget fails (specification, section 4). */
const BYPASS = 'bypass';

interface CaptchaPlace {
  /** Element that holds the widget and nothing else. */
  slot: HTMLElement;
  form: FormName;
  site: SiteConfig;
  /** Ends it: nothing is created or told any more. */
  signal: AbortSignal;
  /** Told of every change of the token or of what is shown. */
  onChange: (shown: LiveForm['captcha']) => void;
}

export interface Captcha {
  /** What the widget has granted, unless it has expired since. */
  readonly token: string | undefined;
  /** Clears the token and creates the widget anew. */
  renew(): void;
}

/**
 * Puts the captcha of a form in its place. When it fails, the newsletter goes on without it; every other form needs it
 * to be renewed.
 */
export function mountCaptcha({ slot, form, site, signal, onChange }: CaptchaPlace): Captcha {
  const isNewsletter = form === 'newsletter';
  let token: string | undefined;
  let widgets = 0;
  let hasWarned = false;

  const tell = (shown: LiveForm['captcha'], granted?: string) => {
    token = granted;
    onChange(shown);
  };

  const fail = () => {
    if (isNewsletter && !hasWarned) {
      hasWarned = true;
      console.warn(`The captcha failed; the newsletter form goes on with "${BYPASS}".`);
    }
    tell('failed', isNewsletter ? BYPASS : undefined);
  };

  const renew = async () => {
    const widget = ++widgets;
    /** What an earlier widget still has to say is not heard. */
    const heard = (listener: (granted?: string) => void) => (granted?: string) => {
      if (!signal.aborted && widget === widgets) listener(granted);
    };
    const failed = heard(fail);

    token = undefined;
    try {
      const captcha = await loadCaptcha(site.captcha.script);
      heard(() => {
        const place = document.createElement('div');
        slot.replaceChildren(place);
        tell('shown');
        captcha.render(place, {
          sitekey: site.captcha.siteKey,
          theme: isNewsletter ? 'dark' : 'light',
          form,
          callback: heard((granted) => tell('shown', granted)),
          'expired-callback': heard(() => tell('shown')),
          'error-callback': failed,
        });
      })();
    } catch {
      failed();
    }
  };

  void renew();
  return {
    get token() {
      return token;
    },
    renew: () => void renew(),
  };
}
