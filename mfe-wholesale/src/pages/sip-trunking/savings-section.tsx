import { ButtonLink } from '@site/ui/button.tsx';
import { GoLink } from '@site/ui/go-link.tsx';
import { Row, Section, SectionHead } from '@site/ui/section.tsx';
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
          <Row>
            <ButtonLink href="/signup">{rates.launch}</ButtonLink>
            <GoLink href="/wholesale-voip-rates">{rates.tables}</GoLink>
          </Row>
        </div>
      </div>
    </Section>
  );
}
