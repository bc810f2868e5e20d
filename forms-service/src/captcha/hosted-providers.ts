import type { HostedCaptcha } from '@site/contracts';

/** What differs between the services that check visitors for us. */
export interface HostedProvider {
  /** Where tokens are verified. */
  address: string;
  /** Wants to know for which site key a token has to be. */
  takesSiteKey?: true;
  /** The answer names the form that the token was made for. */
  namesAction?: true;
  /** Stands for the host where the provider does not tell it. */
  hostWithheld?: string;
}

export const hostedProviders: Record<HostedCaptcha, HostedProvider> = {
  turnstile: { address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', namesAction: true },
  hcaptcha: { address: 'https://api.hcaptcha.com/siteverify', takesSiteKey: true, hostWithheld: 'not-provided' },
  recaptcha: { address: 'https://www.google.com/recaptcha/api/siteverify' },
};
