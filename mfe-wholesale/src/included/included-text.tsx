import { Checklist, type ChecklistItem } from '@site/ui/content/checklist.tsx';
import { Lead } from '@site/ui/layout/section.tsx';
import styles from './included-text.module.css';

interface IncludedTextProps {
  title: string;
  lead: string;
  items: readonly ChecklistItem[];
}

/** Checklist of what a service includes, below its heading. */
export function IncludedText({ title, lead, items }: IncludedTextProps) {
  return (
    <div>
      <h2>{title}</h2>
      <Lead>{lead}</Lead>
      <Checklist items={items} className={styles.list} />
    </div>
  );
}
