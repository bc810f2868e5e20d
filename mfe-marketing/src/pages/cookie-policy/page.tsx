import type { PageProps } from '@site/contracts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { securityCheck } from './security-check.ts';
import { Services } from './services.tsx';
import * as text from './text.md';

export default function CookiePolicyPage({ site }: PageProps) {
  return (
    <LegalPage text={text} values={{ ...site, ...securityCheck(site) }} parts={{ services: <Services site={site} /> }}>
      <ChoicePanel />
    </LegalPage>
  );
}
