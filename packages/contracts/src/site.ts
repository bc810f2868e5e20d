import * as z from 'zod/mini';
import { hostedCaptchas } from './hosted-captcha.ts';

const phone = z
  .string()
  .check(z.regex(/^\+[0-9 ]{7,20}$/, 'must be an international number such as "+1 202 555 0142"'));
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const pathOrAddress = z.union(
  [z.string().check(z.regex(/^\/[^\s]*$/)), webAddress],
  'must be a path such as "/contact" or an http(s) address',
);
const originError = 'must be an origin such as "https://example.com"';

/** Placeholder for the site key of the built-in captcha, which needs none. */
const OWN_KEY = 'self-hosted';

/**
 * Settings that an operator can change without a build; the shell applies them when it composes.
 * Read from the file named by `SITE_CONFIG`; single values may be overridden by `SITE_*` variables.
 */
export const siteConfigSchema = z.strictObject({
  /** Product name in all texts. */
  brand: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Public origin for canonical links and the sitemap, without a trailing slash. */
  origin: z
    // Without `abort`, the next check would run on an invalid URL.
    .url({ protocol: /^https?$/, error: originError, abort: true })
    .check(z.refine((value) => new URL(value).origin === value, originError)),
  phones: z.strictObject({
    /** US support line. */
    support: phone,
    whatsapp: phone,
  }),
  email: z.email(),
  address: z.string().check(z.minLength(1), z.maxLength(120)),
  socials: z.strictObject({ twitter: webAddress, linkedin: webAddress, facebook: webAddress, youtube: webAddress }),
  captcha: z
    .strictObject({
      /** Captcha service; the built-in check by default. */
      provider: z.optional(z.enum(['altcha', ...hostedCaptchas])),
      /** Address of the widget script. */
      script: z.string().check(z.minLength(1)),
      /** Public site key handed to the widget. */
      siteKey: z.string().check(z.minLength(1)),
    })
    .check(
      z.refine(({ provider = 'altcha', siteKey }) => provider === 'altcha' || siteKey !== OWN_KEY, {
        path: ['siteKey'],
        error: 'must be the one that the captcha provider gave you',
      }),
    ),
  /** Target of Sign In. */
  signInUrl: pathOrAddress,
});

/** See {@link siteConfigSchema}. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;
