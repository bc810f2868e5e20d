import type { SiteConfig } from '@site/contracts';
import type { ReactNode } from 'react';
import { captchaCompany } from '../../legal/captcha-company.ts';
import type { placeholders } from './front-matter.ts';

type Sentences = Readonly<Record<(typeof placeholders)[number], ReactNode>>;

const ownCheck: Sentences = {
  loadedElsewhere: 'No cookie is set and nothing is loaded from another company while you read.',
  securityCheck:
    'The security check is a small calculation that your browser does for our own server. No captcha company is involved and nobody is asked to recognize traffic lights.',
  otherFiles: 'Fonts, pictures and scripts come from this website too.',
};

/** Sentences about the captcha provider, which the operator of a site chooses. */
export function securityCheck(site: SiteConfig): Sentences {
  const company = captchaCompany(site);
  if (!company) return ownCheck;
  const { name, policy } = company;
  return {
    loadedElsewhere:
      'We set no cookie. Only the security check of a form is loaded from another company, when the form is near.',
    securityCheck: (
      <>
        The security check is done by {name}. When a form is near, your browser loads it from there. That company
        receives your IP address and what the check looks at in your browser, and may set cookies of its own, under{' '}
        <a href={policy}>its policy</a>. Our server sends it the result of the check to have it confirmed, and not what
        you typed.
      </>
    ),
    otherFiles: 'Fonts, pictures and all other scripts come from this website too.',
  };
}
