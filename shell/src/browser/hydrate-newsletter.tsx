import type { SiteConfig } from '@site/contracts';
import { NewsletterForm } from '@site/forms/newsletter-form.tsx';
import { hydrateRoot } from 'react-dom/client';
import { NEWSLETTER_ID_PREFIX } from '../layout/layout-ids.ts';

export function hydrateNewsletter(element: HTMLElement, site: SiteConfig): void {
  hydrateRoot(element, <NewsletterForm site={site} />, { identifierPrefix: NEWSLETTER_ID_PREFIX });
}
