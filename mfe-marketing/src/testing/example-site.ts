import type { SiteConfig } from '@site/contracts';

/** A site configuration unlike the one that the project ships. */
export const exampleSite: SiteConfig = {
  brand: 'Sandline & Sons',
  origin: 'https://sandline.example',
  phones: { support: '+1 202 555 0199', whatsapp: '+1 202 555 0198' },
  email: 'hello@sandline.example',
  address: 'Example Street 1',
  socials: {
    twitter: 'https://social.example/t',
    linkedin: 'https://social.example/l',
    facebook: 'https://social.example/f',
    youtube: 'https://social.example/y',
  },
  captcha: { script: '/api/captcha/api.js', siteKey: 'test' },
  signInUrl: '/contact?topic=sign-in',
};
