import { serveHosted } from './serve-hosted.ts';

serveHosted({ address: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', global: 'turnstile' });
