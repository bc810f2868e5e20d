import { contactPath } from '@site/contracts';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { Steps } from '@site/ui/content/steps.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Lead, Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import { Jobs } from './jobs.tsx';
import styles from './page.module.css';

const { benefits, benefitsHead, closing, hero, hiring, hiringSteps, values, valuesTitle } = content;

export default function CareersPage() {
  return (
    <>
      <HeroPlain title={hero.title} lead={hero.lead}>
        <Jobs />
      </HeroPlain>
      <Section tone="sand">
        <SectionHead title={valuesTitle} />
        <ul className={styles.values}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead split title={benefitsHead.title} lead={benefitsHead.lead} />
        <Checklist items={benefits} className={styles.benefits} />
      </Section>
      <Section tone="mist">
        <Split wide className={styles.hiring}>
          <div>
            <h2>{hiring.title}</h2>
            <Lead>{hiring.lead}</Lead>
          </div>
          <Steps items={hiringSteps} />
        </Split>
      </Section>
      <CtaBand
        title={closing.title}
        text={closing.text}
        actions={[
          { label: closing.apply, href: contactPath('careers') },
          { label: closing.about.text, href: closing.about.href },
        ]}
      />
    </>
  );
}
