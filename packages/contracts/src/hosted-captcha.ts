/** Captcha services that can replace the built-in check. */
export const hostedCaptchas = ['turnstile', 'hcaptcha', 'recaptcha'] as const;

export type HostedCaptcha = (typeof hostedCaptchas)[number];

/** Captcha settings of the site configuration. */
interface ChosenCaptcha {
  captcha: { provider?: 'altcha' | HostedCaptcha | undefined };
}

/** Returns the captcha service of the site; undefined for the built-in check. */
export function hostedCaptchaOf({ captcha: { provider } }: ChosenCaptcha): HostedCaptcha | undefined {
  return provider === 'altcha' ? undefined : provider;
}
