import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { CrestClosing } from '../../closing/crest-closing.tsx';
import { BadgeRow } from './badge-row.tsx';
import { Compliance } from './compliance.tsx';
import { content } from './content.ts';
import { DataControls } from './data-controls.tsx';
import { Measures } from './measures.tsx';
import styles from './page.module.css';

const { checklist, closing, complianceHead, hero } = content;

export default function SecurityPage() {
  return (
    <>
      <HeroPlain
        title={hero.title}
        lead={hero.lead}
        aside={<ButtonLink href={contactPath('security')}>{hero.ask}</ButtonLink>}
      >
        <BadgeRow />
      </HeroPlain>
      <Measures />
      <Section>
        <SectionHead title={complianceHead.title} lead={complianceHead.lead} />
        <Compliance />
      </Section>
      <DataControls />
      <Section>
        <SectionHead split title={checklist.title} lead={checklist.lead} />
        <Checklist items={checklist.items} className={styles.checklist} />
      </Section>
      <CrestClosing {...closing} />
    </>
  );
}
