import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Lead, Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { BadgeRow } from './badge-row.tsx';
import { Compliance } from './compliance.tsx';
import { content } from './content.ts';
import { DataControls } from './data-controls.tsx';
import styles from './page.module.css';

const { checklist, closing, complianceHead, featuresHead, hero, securityFeatures } = content;

const twoDigits = (number: number) => String(number).padStart(2, '0');

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
      <Section tone="mist">
        <SectionHead split title={featuresHead.title} lead={featuresHead.lead} />
        <ItemList
          items={securityFeatures.map(({ title, text }, index) => ({
            mark: <span className={styles.number}>{twoDigits(index + 1)}</span>,
            title,
            text,
          }))}
        />
      </Section>
      <Section>
        <SectionHead title={complianceHead.title} lead={complianceHead.lead} />
        <Compliance />
      </Section>
      <DataControls />
      <Section tone="ink">
        <Split wide className={styles.checklist}>
          <div>
            <h2>{checklist.title}</h2>
            <Lead>{checklist.lead}</Lead>
          </div>
          <Checklist items={checklist.items} />
        </Split>
      </Section>
      <CtaBand
        title={closing.title}
        text={closing.text}
        actions={[
          { label: closing.ask, href: contactPath('security') },
          { label: closing.privacy, href: '/privacy-policy' },
        ]}
      />
    </>
  );
}
