import type { PageSummary, SiteConfig } from '@site/contracts';

/** Site configuration that differs from the shipped one: hard-coded values fail tests. */
export const exampleSite: SiteConfig = {
  brand: 'Sandline & Sons',
  origin: 'https://sandline.example',
  phones: { support: '+1 202 555 0199', whatsapp: '+1 202 555 0198' },
  email: 'hello@sandline.example',
  address: '7 Harbour Street, Oakland',
  socials: {
    twitter: 'https://social.example/t',
    linkedin: 'https://social.example/l',
    facebook: 'https://social.example/f',
    youtube: 'https://social.example/y',
  },
  captcha: { script: '/api/captcha/api.js', siteKey: 'test' },
  signInUrl: '/contact?topic=sign-in',
};

/** Date for pages that need one. */
export const exampleDay = '2026-12-01';

/** Creates the summary of a page, for pages that list other pages. */
export function examplePage(path: string, title = path): PageSummary {
  const description = `About ${title}.`;
  return {
    path,
    remote: 'any',
    title,
    description,
    sitemap: { title, category: 'Support', description, priority: 0.5, changeFrequency: 'Monthly', icon: 'book-open' },
  };
}
