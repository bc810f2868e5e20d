import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Steps } from '@site/ui/content/steps.tsx';
import { Hero, HeroText } from '@site/ui/hero/hero.tsx';
import { ButtonRow, Lead, Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { CrestClosing } from '../../closing/crest-closing.tsx';
import { ExecutivePortraits } from '../../company/executive-portraits.tsx';
import { content } from './content.ts';
import { Jobs } from './jobs.tsx';
import { Office } from './office.tsx';
import styles from './page.module.css';

const { benefits, benefitsHead, closing, hero, hiring, hiringSteps, values, valuesTitle } = content;

export default function CareersPage() {
  return (
    <>
      <Hero columnClass={styles.hero}>
        <HeroText title={hero.title} lead={hero.lead}>
          <ButtonRow>
            <ButtonLink href="#positions" arrow>
              {hero.see}
            </ButtonLink>
          </ButtonRow>
        </HeroText>
        <ExecutivePortraits />
      </Hero>
      <Section tight id="positions" className={styles.positions}>
        <Jobs />
      </Section>
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
        <Split className={styles.offer}>
          <Office />
          <div>
            <h2>{benefitsHead.title}</h2>
            <Lead>{benefitsHead.lead}</Lead>
            <Checklist items={benefits} className={styles.benefits} />
          </div>
        </Split>
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
      <CrestClosing {...closing} />
    </>
  );
}
