import { type ContactTopic, contactPath } from '@site/contracts';
import { Faq, type FaqItem } from '@site/ui/content/faq.tsx';
import { Lead, Section, type SectionProps } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import styles from './questions.module.css';

/** A question whose answer is plain text, identical for search engines. */
export type Question = FaqItem & { answer: string };

interface QuestionsProps extends Pick<SectionProps, 'tone'> {
  /** Unique in the page. */
  name: string;
  title: string;
  lead: string;
  /** Text of the contact link, after the lead. */
  ask: string;
  topic: ContactTopic;
  items: readonly Question[];
}

/** Frequent questions of buyers, and a contact for others. */
export function Questions({ tone, name, title, lead, ask, topic, items }: QuestionsProps) {
  return (
    <Section tone={tone}>
      <Split wide className={styles.split}>
        <div>
          <h2>{title}</h2>
          <Lead>
            {lead} <a href={contactPath(topic)}>{ask}</a>.
          </Lead>
        </div>
        <Faq name={name} items={items} />
      </Split>
    </Section>
  );
}
