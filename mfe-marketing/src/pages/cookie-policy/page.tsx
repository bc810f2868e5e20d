import type { PageProps } from '@site/contracts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { cookiePolicy } from './content.ts';
import { Services } from './services.tsx';

export default function CookiePolicyPage({ site }: PageProps) {
  return (
    <LegalPage text={cookiePolicy(site)} parts={{ services: <Services site={site} /> }}>
      <ChoicePanel />
    </LegalPage>
  );
}
