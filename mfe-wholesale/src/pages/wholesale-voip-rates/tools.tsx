import type { IconNode } from '@site/ui/art/icon.tsx';
import { IconTile } from '@site/ui/art/icon-tile.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { ChartLine, Globe, TrendingDown } from 'lucide';
import { content } from './content.ts';
import { RateCalculator } from './rate-calculator.tsx';
import styles from './tools.module.css';

const { title, cost, reach, analytics } = content.tools;

export function Tools() {
  return (
    <Section id="tools">
      <SectionHead title={title} />
      <div className={styles.tools}>
        <Tool icon={TrendingDown} {...cost} />
        <Tool icon={Globe} {...reach} />
        <Tool icon={ChartLine} {...analytics} />
        <RateCalculator />
      </div>
    </Section>
  );
}

function Tool({ icon, title, text }: { icon: IconNode; title: string; text: string }) {
  return (
    <article>
      <IconTile of={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
