import { GoLink } from '@site/ui/go-link.tsx';
import { Icon } from '@site/ui/icon.tsx';
import { Lead, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { CalendarClock, Coins, Ear, Route, Waves } from 'lucide-react';
import styles from './benefits.module.css';
import { content } from './content.ts';

const { title, lead, rates, items } = content.benefits;

const icons = { routes: Ear, cost: Coins, faults: Route, codecs: Waves, start: CalendarClock };

export function Benefits() {
  return (
    <Section>
      <Split wide className={styles.split}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <Lead>{lead}</Lead>
          <GoLink href="/wholesale-voip-rates">{rates}</GoLink>
        </div>
        <ul className={styles.rows}>
          {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
            <li key={key}>
              <Icon of={icons[key]} />
              <div>
                <h3>{items[key].title}</h3>
                <p>{items[key].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
