import type { SiteConfig } from '@site/contracts';
import { NewsletterForm } from '@site/forms/newsletter-form.tsx';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NEWSLETTER_ID_PREFIX } from '../layout/layout-ids.ts';
import { keepEntries } from './keep-entries.ts';
import { reportReactError } from './report-react-error.ts';

/** Hydrates the newsletter form. When that fails, the form of the document takes its place, marked as one without code. */
export function hydrateNewsletter(element: HTMLElement, site: SiteConfig): void {
  const html = element.innerHTML;
  const restoreEntries = keepEntries(element);
  const restore = () => {
    element.innerHTML = html;
    restoreEntries();
    const form = element.querySelector('form');
    form?.removeAttribute('data-pressed');
    form?.setAttribute('data-unavailable', '');
  };
  hydrateRoot(element, <HydratedForm site={site} onHydrated={restoreEntries} />, {
    identifierPrefix: NEWSLETTER_ID_PREFIX,
    onUncaughtError: (error) => {
      reportReactError(error);
      restore();
    },
  });
}

interface HydratedFormProps {
  site: SiteConfig;
  onHydrated: () => void;
}

function HydratedForm({ site, onHydrated }: HydratedFormProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return <NewsletterForm site={site} />;
}
