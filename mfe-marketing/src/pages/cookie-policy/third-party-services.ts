import type { SiteConfig } from '@site/contracts';
import { captchaCompany } from '../../legal/captcha-company.ts';
import type { CookieTypeId } from './cookie-types.ts';

export interface ThirdPartyService {
  name: string;
  purpose: string;
  /** Names of the cookies it sets. */
  cookies: string;
  /** Retention of cookies and collected data. */
  retention: string;
  privacy: { label: string; href: string };
  /** The type that must be allowed before it loads; essential: it loads without a choice. */
  type: CookieTypeId;
  inUse: boolean;
}

const ownCheck: ThirdPartyService = {
  name: 'ALTCHA',
  purpose:
    'The security check of our forms. Open-source software that runs on our own servers; its makers receive nothing.',
  cookies: 'None',
  retention: 'The number of a solved challenge, with the form it was solved for',
  privacy: { label: 'Our Privacy Policy', href: '/privacy-policy#website' },
  type: 'essential',
  inUse: true,
};

function securityCheck(site: SiteConfig): ThirdPartyService {
  const company = captchaCompany(site);
  if (!company) return ownCheck;
  return {
    ...ownCheck,
    name: company.name,
    purpose: 'The security check of our forms. It comes from this company, which receives your IP address.',
    cookies: 'As its policy says',
    retention: 'As its policy says',
    privacy: { label: `Privacy policy of ${company.name}`, href: company.policy },
  };
}

const optionalServices: readonly ThirdPartyService[] = [
  {
    name: 'Google Analytics',
    purpose: 'Counts visits and shows which pages are read.',
    cookies: '_ga, _ga_<container>',
    retention: 'Cookies 2 years; data about visits 14 months',
    privacy: { label: 'Privacy policy of Google', href: 'https://policies.google.com/privacy' },
    type: 'analytics',
    inUse: false,
  },
  {
    name: 'Zendesk Messaging',
    purpose: 'A chat window that finds your conversation again.',
    cookies: '__zlcmid',
    retention: 'Cookie 1 year; conversations as long as the support case is kept',
    privacy: {
      label: 'Privacy notice of Zendesk',
      href: 'https://www.zendesk.com/company/agreements-and-terms/privacy-notice/',
    },
    type: 'functional',
    inUse: false,
  },
  {
    name: 'YouTube',
    purpose: 'Plays training videos inside the page instead of on its own site.',
    cookies: 'VISITOR_INFO1_LIVE, YSC',
    retention: 'Cookies 6 months and for the session',
    privacy: { label: 'Privacy policy of YouTube', href: 'https://policies.google.com/privacy' },
    type: 'functional',
    inUse: false,
  },
  {
    name: 'LinkedIn Insight Tag',
    purpose: 'Shows which of our advertisements led to a trial.',
    cookies: 'li_fat_id, bcookie',
    retention: 'Cookies 30 days and 1 year',
    privacy: { label: 'Privacy policy of LinkedIn', href: 'https://www.linkedin.com/legal/privacy-policy' },
    type: 'marketing',
    inUse: false,
  },
];

/** Third-party software and services: captcha providers and optional services. */
export const thirdPartyServices = (site: SiteConfig): readonly ThirdPartyService[] => [
  securityCheck(site),
  ...optionalServices,
];

export const isOnOurServers = ({ privacy }: ThirdPartyService) => privacy.href.startsWith('/');
