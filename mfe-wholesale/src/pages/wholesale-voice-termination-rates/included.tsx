import { Stats } from '@site/ui/content/stats.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { IncludedText } from '../../included/included-text.tsx';
import { content } from './content.ts';
import styles from './included.module.css';

const { stats, ...text } = content.checklist;

export function Included() {
  return (
    <Section tone="sand">
      <Split className={styles.split}>
        <IncludedText {...text} />
        <Stats items={stats} ruled />
      </Split>
    </Section>
  );
}
