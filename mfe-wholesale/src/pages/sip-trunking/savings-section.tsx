import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ButtonRow, Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './savings.module.css';
import { SavingsCalculator } from './savings-calculator.tsx';

const { title, lead, rates } = content.savings;

export function SavingsSection() {
  return (
    <Section id="savings">
      <SectionHead title={title} lead={lead} split />
      <div className={styles.frame}>
        <SavingsCalculator />
        <div className={styles.rates}>
          <div>
            <h3>{rates.title}</h3>
            <p>{rates.text}</p>
          </div>
          <ButtonRow>
            <ButtonLink href="/signup">{rates.launch}</ButtonLink>
            <ArrowLink href="/wholesale-voip-rates">{rates.tables}</ArrowLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}
