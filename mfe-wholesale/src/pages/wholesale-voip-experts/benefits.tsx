import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { CalendarClock, Coins, Ear, Route, Waves } from 'lucide';
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
          <ArrowLink href="/wholesale-voip-rates">{rates}</ArrowLink>
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
