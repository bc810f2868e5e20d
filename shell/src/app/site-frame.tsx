import type { SiteConfig } from '@site/contracts';
import { NewsletterForm } from '@site/forms/newsletter-form.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { SiteLayout } from '../layout/site-layout.tsx';

interface SiteFrameProps {
  site: SiteConfig;
  path: string;
  /** Announced to screen readers after a change of page. */
  announcement: string;
  children: ReactNode;
}

/** Everything around a page. The composer and the browser render this same tree. */
export function SiteFrame({ site, path, announcement, children }: SiteFrameProps) {
  return (
    <>
      <SiteLayout site={site} path={path} newsletter={<NewsletterForm site={site} />}>
        {children}
      </SiteLayout>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
