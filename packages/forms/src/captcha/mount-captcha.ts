import type { SiteConfig } from '@site/contracts';
import { CAPTCHA_BYPASS } from '@site/contracts/forms/captcha-widget';
import type { FormDefinition } from '../form-definition.ts';
import type { LiveForm } from '../live-form.ts';
import { loadCaptcha } from './captcha-script.ts';
import './captcha-states.module.css';

interface CaptchaOptions {
  definition: FormDefinition;
  site: SiteConfig;
  /** Element that holds the widget and nothing else. */
  slot: HTMLElement;
  /** Once aborted, no widget is created and `onChange` is not called. */
  signal: AbortSignal;
  /** Called whenever the token or the state of the widget changes. */
  onChange: (state: LiveForm['captcha']) => void;
}

export interface Captcha {
  /** Token of the widget, unless it has expired. */
  readonly token: string | undefined;
  /** A token or a failure will follow without action of the visitor. */
  readonly isWorking: boolean;
  /**
   * Starts to obtain a token unless that has started. Where only the visitor can start it, does nothing until the captcha
   * has failed, and then creates a new widget.
   */
  execute(): void;
  /** Clears the token and creates a new widget. */
  renew(): void;
}

/**
 * Loads the captcha and renders the widget of a form. When it fails, forms with a bypass continue without it; all others
 * need it to be executed again.
 */
export function mountCaptcha({ definition, site, slot, signal, onChange }: CaptchaOptions): Captcha {
  const { form, captcha } = definition;
  const bypass = captcha.bypass === undefined ? undefined : CAPTCHA_BYPASS;
  let token: string | undefined;
  let widgets = 0;
  let hasWarned = false;
  let isWorking = true;
  let execute = () => {};

  const update = (state: LiveForm['captcha'], granted?: string) => {
    token = granted;
    isWorking = false;
    onChange(state);
  };

  const fail = () => {
    if (bypass && !hasWarned) {
      hasWarned = true;
      console.warn(`The captcha failed; the ${form} form goes on with "${bypass}".`);
    }
    update('failed', bypass);
  };

  const renew = async () => {
    const widget = ++widgets;
    /** Ignores events of a widget that has been replaced. */
    const ifCurrent = (listener: (granted?: string) => void) => (granted?: string) => {
      if (!signal.aborted && widget === widgets) listener(granted);
    };
    const failUntilRenewed = ifCurrent(() => {
      execute = () => void renew();
      fail();
    });

    token = undefined;
    isWorking = true;
    execute = () => {};
    try {
      const provider = await loadCaptcha(site.captcha.script);
      ifCurrent(() => {
        const container = document.createElement('div');
        slot.replaceChildren(container);
        isWorking = false;
        const id = provider.render(container, {
          sitekey: site.captcha.siteKey,
          theme: captcha.theme,
          form,
          'working-callback': ifCurrent(() => {
            isWorking = true;
          }),
          callback: ifCurrent((granted) => update('shown', granted)),
          'expired-callback': ifCurrent(() => update('shown')),
          'error-callback': provider.execute ? ifCurrent(fail) : failUntilRenewed,
        });
        execute = () => provider.execute?.(id);
        onChange('shown');
      })();
    } catch {
      failUntilRenewed();
    }
  };

  void renew();
  return {
    get token() {
      return token;
    },
    get isWorking() {
      return isWorking;
    },
    execute: () => execute(),
    renew: () => void renew(),
  };
}
