import type { PageProps } from '@site/contracts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { privacyPolicy } from './content.ts';

export default function PrivacyPolicyPage({ site }: PageProps) {
  return <LegalPage text={privacyPolicy(site)} />;
}
