import type { PageProps } from '@site/contracts';
import { LegalPage } from '../../legal/legal-page.tsx';
import * as text from './text.md';

export default function TermsOfServicePage({ site }: PageProps) {
  return <LegalPage text={text} values={site} figures />;
}
