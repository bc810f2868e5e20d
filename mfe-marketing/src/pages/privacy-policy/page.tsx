import type { PageProps } from '@site/contracts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { securityCheck } from './security-check.tsx';
import * as text from './text.md';

export default function PrivacyPolicyPage({ site }: PageProps) {
  return <LegalPage text={text} values={{ ...site, ...securityCheck(site) }} />;
}
