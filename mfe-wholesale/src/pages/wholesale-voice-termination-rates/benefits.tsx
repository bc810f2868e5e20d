import { Icon } from '@site/ui/art/icon.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { CalendarDays, FileSpreadsheet, KeyRound, Layers3, PenLine, ReceiptText } from 'lucide';
import styles from './benefits.module.css';
import { content } from './content.ts';

const { title, lead, items } = content.benefits;

const icons = {
  month: CalendarDays,
  volume: Layers3,
  file: FileSpreadsheet,
  start: KeyRound,
  terms: ReceiptText,
  custom: PenLine,
};

export function Benefits() {
  return (
    <Section tone="ink">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.cards}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
          <li key={key}>
            <Icon of={icons[key]} />
            <h3>{items[key].title}</h3>
            <p>{items[key].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
