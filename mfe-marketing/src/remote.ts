import { definePages } from '@site/remote-kit';
import { about } from './pages/about/declaration.ts';
import { careers } from './pages/careers/declaration.ts';
import { contact } from './pages/contact/declaration.ts';
import { cookiePolicy } from './pages/cookie-policy/declaration.ts';
import { features } from './pages/features/declaration.ts';
import { home } from './pages/home/declaration.ts';
import { integrationsPage } from './pages/integrations/declaration.ts';
import { partners } from './pages/partners/declaration.ts';
import { press } from './pages/press/declaration.ts';
import { pricing } from './pages/pricing/declaration.ts';
import { privacyPolicy } from './pages/privacy-policy/declaration.ts';
import { security } from './pages/security/declaration.ts';
import { signup } from './pages/signup/declaration.ts';
import { sitemap } from './pages/sitemap/declaration.ts';
import { termsOfService } from './pages/terms-of-service/declaration.ts';
import { solutions } from './solutions/solutions.ts';

export default definePages([
  home,
  pricing,
  features,
  integrationsPage,
  contact,
  signup,
  sitemap,
  about,
  ...solutions,
  careers,
  privacyPolicy,
  partners,
  termsOfService,
  cookiePolicy,
  security,
  press,
]);
