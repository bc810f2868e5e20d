import type { HostedCaptcha } from '@site/contracts';

/** Differences between hosted captcha providers. */
interface HostedProvider {
  /** Verification URL. */
  address: string;
  /** The request must contain the site key. */
  takesSiteKey?: true;
  /** The response names the form of the token. */
  namesAction?: true;
  /** Placeholder of the host where the provider does not reveal it. */
  hostWithheld?: string;
}

export const hostedProviders: Record<HostedCaptcha, HostedProvider> = {
  turnstile: { address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', namesAction: true },
  hcaptcha: { address: 'https://api.hcaptcha.com/siteverify', takesSiteKey: true, hostWithheld: 'not-provided' },
  recaptcha: { address: 'https://www.google.com/recaptcha/api/siteverify' },
};
