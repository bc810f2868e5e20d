/** Services that can check visitors instead of our own server. */
export const hostedCaptchas = ['turnstile', 'hcaptcha', 'recaptcha'] as const;

export type HostedCaptcha = (typeof hostedCaptchas)[number];

/** What the site configuration says about who checks visitors. */
interface ChosenCaptcha {
  captcha: { provider?: 'altcha' | HostedCaptcha | undefined };
}

/** @returns the service that checks visitors; undefined when our own server does */
export function hostedCaptchaOf({ captcha: { provider } }: ChosenCaptcha): HostedCaptcha | undefined {
  return provider === 'altcha' ? undefined : provider;
}
