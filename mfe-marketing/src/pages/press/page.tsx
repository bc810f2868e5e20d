import { fileName, type PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Steps } from '@site/ui/content/steps.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Download } from 'lucide';
import { CrestClosing } from '../../closing/crest-closing.tsx';
import { milestones } from '../../company/milestones.ts';
import { Awards } from './awards.tsx';
import { content } from './content.ts';
import pressKit from './kit/press-kit.txt?zip';
import { MediaAssets } from './media-assets.tsx';
import { Newsroom } from './newsroom.tsx';
import styles from './page.module.css';

const { assetsHead, awardsTitle, closing, hero, names, timeline } = content;

const years = milestones.map(({ year, title, fact }) => ({ mark: year, title, text: fact }));

export default function PressPage({ site }: PageProps) {
  const kit = (
    <ButtonLink href={pressKit} download={fileName(site.brand, 'press-kit.zip')} icon={Download}>
      {hero.kit}
    </ButtonLink>
  );
  return (
    <>
      <HeroPlain title={hero.title} lead={hero.lead} aside={kit}>
        <Newsroom site={site} />
      </HeroPlain>
      <Section tone="sand">
        <SectionHead title={awardsTitle} />
        <Awards />
      </Section>
      <Section>
        <SectionHead split title={assetsHead.title} lead={assetsHead.lead} />
        <MediaAssets site={site} />
        <p className={styles.names}>{names}</p>
      </Section>
      <Section tone="mist">
        <SectionHead title={timeline.title} />
        <Steps items={years} className={styles.years} />
      </Section>
      <CrestClosing {...closing} />
    </>
  );
}
