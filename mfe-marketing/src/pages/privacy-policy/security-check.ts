import type { SiteConfig } from '@site/contracts';
import { captchaCompany } from '../../legal/captcha-company.ts';

/** What there is to say about who tells people from programs. */
export interface SecurityCheckWords {
  /** What is loaded while somebody reads. */
  loaded: string;
  /** How the check works. */
  check: string;
  /** Where everything else comes from. */
  files: string;
}

const ownCheck: SecurityCheckWords = {
  loaded: 'No cookie is set and nothing is loaded from another company while you read.',
  check:
    'The security check is a small calculation that your browser does for our own server. No captcha company is involved and nobody is asked to recognise traffic lights.',
  files: 'Fonts, pictures and scripts come from this website too.',
};

/** Words for the check that the operator of a site has chosen. */
export function securityCheckWords(site: SiteConfig): SecurityCheckWords {
  const company = captchaCompany(site);
  if (!company) return ownCheck;
  const { name, policy } = company;
  return {
    loaded:
      'We set no cookie. Only the security check of a form is loaded from another company, when the form is near.',
    check: `The security check is done by ${name}. When a form is near, your browser loads it from there. That company receives your IP address and what the check looks at in your browser, and may set cookies of its own, under [its policy](${policy}). Our server sends it the result of the check to have it confirmed, and not what you typed.`,
    files: 'Fonts, pictures and all other scripts come from this website too.',
  };
}
