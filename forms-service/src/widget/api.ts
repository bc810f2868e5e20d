import type { SiteCaptcha } from '@site/contracts/forms';
import { type CaptchaBox, createBox } from './box.ts';

const source =
  (document.currentScript as HTMLScriptElement | null)?.src ?? new URL('/api/captcha/api.js', location.href);
const boxes: CaptchaBox[] = [];

const siteCaptcha: SiteCaptcha = {
  ready: true,
  render: (element, options) => boxes.push(createBox(element, options, source)) - 1,
  execute: (id) => boxes[id]?.execute(),
  reset: (id) => boxes[id]?.reset(),
  getResponse: (id) => boxes[id]?.token() ?? '',
};

Object.assign(window, { siteCaptcha });
