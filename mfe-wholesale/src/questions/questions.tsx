import { type ContactTopic, contactPath } from '@site/contracts';
import { Faq, type FaqItem } from '@site/ui/content/faq.tsx';
import { Lead, Section, type SectionProps } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import styles from './questions.module.css';

/** A question whose answer is plain text, so that search engines get the same one. */
export type Question = FaqItem & { answer: string };

interface QuestionsProps extends Pick<SectionProps, 'tone'> {
  /** Unique in the page. */
  name: string;
  title: string;
  lead: string;
  /** Words of the link to a person, after the lead. */
  ask: string;
  topic: ContactTopic;
  items: readonly Question[];
}

/** What buyers ask before they write, and a person to ask the rest. */
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
