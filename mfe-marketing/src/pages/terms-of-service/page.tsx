import type { PageProps } from '@site/contracts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { termsOfService } from './content.ts';

export default function TermsOfServicePage({ site }: PageProps) {
  return <LegalPage text={termsOfService(site)} figures />;
}
