import { serveHosted } from './serve-hosted.ts';

serveHosted({ address: 'https://www.google.com/recaptcha/api.js?render=explicit', global: 'grecaptcha' });
