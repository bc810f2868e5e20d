import { Icon, type LucideIcon } from '@site/ui/icon.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { AudioLines, Building2, Coins, Hash, LifeBuoy, SlidersVertical } from 'lucide-react';
import styles from './benefits.module.css';
import { content } from './content.ts';

const { title, lead, items } = content.benefits;

const icons: Record<keyof typeof items, LucideIcon> = {
  cost: Coins,
  scale: SlidersVertical,
  failover: LifeBuoy,
  numbers: Hash,
  quality: AudioLines,
  reach: Building2,
};

export function Benefits() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <ul className={styles.grid}>
        {(Object.keys(icons) as (keyof typeof items)[]).map((key) => (
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
