import type { SiteConfig } from '@site/contracts';
import { NewsletterForm } from '@site/forms/newsletter-form.tsx';
import { hydrateRoot } from 'react-dom/client';
import { NEWSLETTER_ID_PREFIX } from '../layout/layout-ids.ts';
import { reportReactError } from './report-react-error.ts';

/** Hydrates the newsletter form; when it fails, the form of the document takes its place again. */
export function hydrateNewsletter(element: HTMLElement, site: SiteConfig): void {
  const html = element.innerHTML;
  hydrateRoot(element, <NewsletterForm site={site} />, {
    identifierPrefix: NEWSLETTER_ID_PREFIX,
    onUncaughtError: (error) => {
      reportReactError(error);
      element.innerHTML = html;
    },
  });
}
