import type { SiteConfig } from '@site/contracts';
import { NewsletterForm } from '@site/forms/newsletter-form.tsx';
import { hydrateRoot } from 'react-dom/client';
import { NEWSLETTER_ID_PREFIX } from '../layout/layout-ids.ts';
import { reportReactError } from './report-react-error.ts';

const emailField = (element: Element) => element.querySelector<HTMLInputElement>('input[type=email]');

/** Hydrates the newsletter form. When that fails, the form of the document takes its place, marked as one without code. */
export function hydrateNewsletter(element: HTMLElement, site: SiteConfig): void {
  const html = element.innerHTML;
  const field = emailField(element);
  const restore = () => {
    element.innerHTML = html;
    const form = element.querySelector('form');
    form?.removeAttribute('data-pressed');
    form?.setAttribute('data-unavailable', '');
    const restored = emailField(element);
    if (field && restored) restored.value = field.value;
  };
  hydrateRoot(element, <NewsletterForm site={site} />, {
    identifierPrefix: NEWSLETTER_ID_PREFIX,
    onUncaughtError: (error) => {
      reportReactError(error);
      restore();
    },
  });
}
