import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HostedCaptcha } from '@site/contracts';
import type { Page } from 'playwright/test';

/** Addresses of each provider's script and frame, as documented; each test page requests exactly these. */
const places: Record<HostedCaptcha, { script: string; frame: string; global: string }> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    frame: 'https://challenges.cloudflare.com/frame',
    global: 'turnstile',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    frame: 'https://newassets.hcaptcha.com/frame',
    global: 'hcaptcha',
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    frame: 'https://www.google.com/recaptcha/api2/anchor',
    global: 'grecaptcha',
  },
};

/** A widget with a frame of its provider and a checkbox, which appears some time after the script has run. */
const script = ({ frame, global }: { frame: string; global: string }) => `setTimeout(() => {
  let tokens = 0;
  window.${global} = {
    render(element, options) {
      const frame = document.createElement('iframe');
      frame.src = '${frame}';
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.ariaLabel = 'Provider check ' + options.sitekey;
      box.addEventListener('click', () => options.callback(options.action + '-' + Date.now() + '-' + tokens++));
      element.append(frame, box);
      return tokens;
    },
  };
}, 50);`;

/** Serves the provider's script at its address: the page's policy decides whether it may load. */
export async function serveProviderScript(page: Page, provider: HostedCaptcha): Promise<void> {
  const { script: address, frame, global } = places[provider];
  const body = script({ frame, global });
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(frame, (route) => route.fulfill({ contentType: 'text/html', body: '<p>provider</p>' }));
}

export const scriptOf = (provider: HostedCaptcha) => places[provider].script;

/** The provider's server: it accepts each token once and returns the form name that the widget was given. */
export class VerifyServer {
  readonly #seen = new Set<string>();
  readonly #server = createServer(async (request, response) => {
    if (this.isBroken) return void response.writeHead(500).end();
    const token = new URLSearchParams(await text(request)).get('response') ?? '';
    const success = !this.#seen.has(token);
    this.#seen.add(token);
    const action = token.replace(/-\d+-\d+$/, '');
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ success, hostname: 'localhost', action }));
  });
  isBroken = false;

  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/siteverify`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
