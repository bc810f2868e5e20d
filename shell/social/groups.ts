import type { SitemapEntry } from '@site/contracts';

/** Time of day of a drawing: which colors sky, sun and dunes have. */
export type Daytime = 'morning' | 'noon' | 'evening' | 'night';

export interface SocialGroup {
  /** Large words of the picture. */
  title: string;
  /** Small words above them. */
  kicker: string;
  daytime: Daytime;
}

/** What a shared link shows: one picture for each group of the sitemap. It names no brand, which is configuration. */
export const socialGroups: Readonly<Record<SitemapEntry['category'], SocialGroup>> = {
  Core: { kicker: 'Business phone, video and messages', title: 'Your whole company, on one line', daytime: 'morning' },
  Product: { kicker: 'The platform', title: 'What a call can do before you hang up', daytime: 'noon' },
  Solutions: { kicker: 'Solutions', title: 'One app for calls, meetings and files', daytime: 'morning' },
  VoIP: { kicker: 'Wholesale voice', title: 'Every minute has a price and a route', daytime: 'night' },
  Resources: { kicker: 'Resources', title: 'Read how it works before you buy', daytime: 'noon' },
  Company: { kicker: 'The company', title: 'A voice network with Dubai in the middle', daytime: 'evening' },
  Support: { kicker: 'Support', title: 'Answers for people who run phones', daytime: 'noon' },
  Legal: { kicker: 'Policies', title: 'What we sign, in plain words', daytime: 'evening' },
  Navigation: { kicker: 'Sitemap', title: 'Every page, in one table', daytime: 'night' },
};

/** Size that every network shows without cropping. */
export const socialSize = { width: 1200, height: 630 } as const;

/** What the picture is to those who cannot see it. */
export const socialAlt = ({ kicker, title }: SocialGroup) =>
  `${kicker}: “${title}”, written above dunes with a voice line and the sun.`;
