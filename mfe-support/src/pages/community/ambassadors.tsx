import { Portrait } from '@site/ui/art/portrait.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import styles from './ambassadors.module.css';
import { content } from './content.ts';
import { farah, jonas, mira } from './faces.tsx';
import { NewTabLink } from './new-tab-link.tsx';

const { ambassadors, ambassadorsHead } = content;

const { title, lead, ask } = ambassadorsHead;

const faces = { farah, jonas, mira };

export function Ambassadors() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <ul className={styles.ambassadors}>
        {ambassadors.map(({ name, role, place, text, face, colours }) => (
          <li key={role}>
            <Portrait of={faces[face]} {...colours} />
            <h3>{role}</h3>
            <p>
              <b>{name}</b>, {place}
            </p>
            <p>{text}</p>
            <NewTabLink target="contact" words={ask(name)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
