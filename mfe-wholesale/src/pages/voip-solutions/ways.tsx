import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Cloud, Network, Server } from 'lucide';
import { content } from './content.ts';
import styles from './ways.module.css';

const { title, lead, items } = content.ways;

const icons = { trunks: Server, cloud: Cloud, minutes: Network };
const tones = { trunks: undefined, cloud: undefined, minutes: 'ink' };

export function Ways() {
  return (
    <Section tone="mist">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.ways}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
          <li key={key} data-tone={tones[key]}>
            <Icon of={icons[key]} />
            <h3>{items[key].title}</h3>
            <p>{items[key].text}</p>
            <ArrowLink href={items[key].href}>{items[key].link}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
