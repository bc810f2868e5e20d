import { PricingExpertForm, type PricingExpertFormProps } from '@site/forms/pricing-expert-form.tsx';
import { Kicker, Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import styles from './page.module.css';
import { expertAnchor } from './use-expert-form.ts';

const { expert } = content;

/** Form for a quote; preselects the solution of the plan from which the visitor comes. */
export function ExpertSection(form: PricingExpertFormProps) {
  const { contact, careers } = expert.other;
  return (
    <Section tone="mist">
      <Split className={styles.expert}>
        <div>
          <Kicker>{expert.kicker}</Kicker>
          <h2>{expert.title}</h2>
          <Lead>
            {expert.lead} <span className={styles.hours}>{expert.hours}</span>
          </Lead>
          <p className={styles.other}>{expert.names}</p>
          <p className={styles.other}>
            {expert.other.question} <a href={contact.href}>{contact.text}</a> {expert.other.or}{' '}
            <a href={careers.href}>{careers.text}</a>.
          </p>
        </div>
        <div id={expertAnchor}>
          <PricingExpertForm {...form} />
        </div>
      </Split>
    </Section>
  );
}
