import { hostedCaptchaOf, type SiteConfig } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import type { Logger } from 'pino';
import type { Environment } from '../env.ts';
import { createAltcha } from './altcha.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';
import { createSiteverify } from './siteverify.ts';

interface CaptchaParts {
  env: Environment;
  site: Pick<SiteConfig, 'captcha' | 'origin'>;
  /** Signs self-hosted challenges. */
  secret: string;
  logger: Logger;
  clock(): Date;
}

/**
 * Creates the captcha that the site configuration selects.
 * @throws ConfigurationError when the provider's secret is missing
 */
export function createCaptcha({ env, site, secret, logger, clock }: CaptchaParts): CaptchaVerifier {
  const provider = hostedCaptchaOf(site);
  const { CAPTCHA_COST: cost, CAPTCHA_CALM: calm } = env;
  if (!provider) return createAltcha({ secret, cost, calm, clock });
  if (!env.CAPTCHA_PROVIDER_SECRET) {
    throw new ConfigurationError(
      `Set CAPTCHA_PROVIDER_SECRET: ${provider} cannot verify tokens without your secret key.`,
    );
  }
  return createSiteverify({
    provider,
    secret: env.CAPTCHA_PROVIDER_SECRET,
    siteKey: site.captcha.siteKey,
    hosts: [site.origin, ...env.SITE_ORIGINS].map((origin) => new URL(origin).hostname),
    address: env.CAPTCHA_VERIFY_URL,
    logger,
    clock,
  });
}
