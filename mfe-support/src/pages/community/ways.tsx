import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { BookOpenText, Headset, MapPinned, MessagesSquare } from 'lucide';
import { content } from './content.ts';
import styles from './ways.module.css';

const { newTab, ways, waysHead } = content;

const icons = { forum: MessagesSquare, groups: MapPinned, reading: BookOpenText, officeHours: Headset };

export function Ways() {
  return (
    <Section tone="mist">
      <SectionHead title={waysHead.title} lead={waysHead.lead} />
      <ul className={styles.ways}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => {
          const { title, text, action, href } = ways[key];
          return (
            <li key={key}>
              <Icon of={icons[key]} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <ArrowLink href={href} newTab={newTab}>
                  {action}
                </ArrowLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
