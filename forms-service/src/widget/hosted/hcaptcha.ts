import { serveHosted } from './serve-hosted.ts';

serveHosted({ address: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off', global: 'hcaptcha' });
