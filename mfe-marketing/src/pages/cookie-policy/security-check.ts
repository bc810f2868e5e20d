import type { SiteConfig } from '@site/contracts';
import { captchaCompany } from '../../legal/captcha-company.ts';
import type { placeholders } from './front-matter.ts';

type Sentences = Readonly<Record<(typeof placeholders)[number], string>>;

const ownCheck: Sentences = {
  loadedElsewhere: 'Nothing',
  loadedElsewhereText: 'Fonts, scripts and the security check come from our own servers.',
  checkInUse: 'One is in use and runs on our own servers.',
};

const companyCheck: Sentences = {
  loadedElsewhere: 'One thing',
  loadedElsewhereText: 'The security check of the forms, when a form is near. All else comes from our own servers.',
  checkInUse: 'The security check of our forms is in use.',
};

/** Sentences about the captcha provider, which the operator of a site chooses. */
export const securityCheck = (site: SiteConfig) => (captchaCompany(site) ? companyCheck : ownCheck);
