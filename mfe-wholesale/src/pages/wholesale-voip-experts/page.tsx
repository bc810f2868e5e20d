import type { PageProps } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { WholesaleHero } from '../../hero/wholesale-hero.tsx';
import { Questions } from '../../questions/questions.tsx';
import { Account } from './account.tsx';
import { Benefits } from './benefits.tsx';
import { Console } from './console.tsx';
import { content } from './content.ts';
import { Reading } from './reading.tsx';
import { Years } from './years.tsx';

const { hero, faq, closing } = content;

export default function WholesaleVoipExpertsPage({ site }: PageProps) {
  return (
    <>
      <WholesaleHero {...hero} brand={site.brand} board={<Console />} />
      <Reading />
      <Account />
      <Benefits />
      <Years />
      <Questions tone="sand" name="engineer" topic="wholesale" {...faq} />
      <CtaBand tone="mist" {...closing} />
    </>
  );
}
