import { LegalPage } from '../../legal/legal-page.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { cookiePolicy } from './content.ts';
import { Services } from './services.tsx';

export default function CookiePolicyPage() {
  return (
    <LegalPage text={cookiePolicy} parts={{ services: <Services /> }}>
      <ChoicePanel />
    </LegalPage>
  );
}
