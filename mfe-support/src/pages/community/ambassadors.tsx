import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Person } from '@site/ui/vignettes/person.tsx';
import styles from './ambassadors.module.css';
import { content } from './content.ts';
import { NewTabLink } from './new-tab-link.tsx';

const { ambassadors, ambassadorsHead } = content;

const { title, lead, ask } = ambassadorsHead;

export function Ambassadors() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <ul className={styles.ambassadors}>
        {ambassadors.map(({ name, role, place, text, colours }) => (
          <li key={role}>
            <Person {...colours} />
            <h3>{role}</h3>
            <p>
              <b>{name}</b>, {place}
            </p>
            <p>{text}</p>
            <NewTabLink target="contact" words={ask(role.toLowerCase())} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
