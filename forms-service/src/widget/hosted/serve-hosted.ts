import type { CaptchaOptions, SiteCaptcha } from '@site/contracts/forms';
import { type HostedApi, type HostedScript, loadHosted } from './hosted-script.ts';

/** Providers' widgets are 300 to 304 pixels wide, and 150 to 164 in their compact size. */
const NORMAL_WIDTH = 304;

interface Box {
  element: HTMLElement;
  token: string;
  /** Resets the widget. */
  draw(): void;
  /** Removes the widget. */
  remove?(): void;
}

/** Serves a provider's widget through the same API as the self-hosted one. */
export function serveHosted(script: HostedScript): void {
  const boxes: Box[] = [];
  let loading: Promise<HostedApi> | undefined;

  /** A failed load is retried by the next box. */
  function load(): Promise<HostedApi> {
    loading ??= loadHosted(script).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function createBox(element: HTMLElement, options: CaptchaOptions): Box {
    const fail = () => options['error-callback']?.();

    async function draw(): Promise<void> {
      const api = await load();
      // A box replaced in the meantime is neither drawn nor reported.
      if (!element.isConnected) return;
      const place = document.createElement('div');
      element.replaceChildren(place);
      const end = (tell?: () => void) => () => {
        box.token = '';
        tell?.();
      };
      const id = api.render(place, {
        sitekey: options.sitekey,
        theme: options.theme,
        size: element.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
        action: options.form,
        callback(token: string) {
          box.token = token;
          options.callback(token);
        },
        'expired-callback': end(options['expired-callback']),
        'error-callback': end(options['error-callback']),
      });
      box.remove = () => api.remove?.(id);
    }

    const box: Box = { element, token: '', draw: () => void draw().catch(fail) };
    return box;
  }

  const siteCaptcha: SiteCaptcha = {
    ready: true,
    render(element, options) {
      for (const box of boxes) {
        if (box.element.isConnected) continue;
        box.remove?.();
        delete box.remove;
      }
      const box = createBox(element, options);
      box.draw();
      return boxes.push(box) - 1;
    },
    reset(id) {
      const box = boxes[id];
      if (!box) return;
      box.token = '';
      box.remove?.();
      box.draw();
    },
    getResponse: (id) => boxes[id]?.token ?? '',
  };
  Object.assign(window, { siteCaptcha });
}
