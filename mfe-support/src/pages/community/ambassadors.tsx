import { contactPath } from '@site/contracts';
import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Portrait } from '@site/ui/art/portrait.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import styles from './ambassadors.module.css';
import { content } from './content.ts';
import { farah, jonas, mira } from './faces.tsx';

const { ambassadors, ambassadorsHead, newTab } = content;

const { title, lead, ask } = ambassadorsHead;

const faces = { farah, jonas, mira };

export function Ambassadors() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <ul className={styles.ambassadors}>
        {ambassadors.map(({ name, role, place, text, face, colors }) => (
          <li key={role}>
            <Portrait of={faces[face]} {...colors} />
            <h3>{role}</h3>
            <p>
              <b>{name}</b>, {place}
            </p>
            <p>{text}</p>
            <ArrowLink href={contactPath('community')} newTab={newTab}>
              {ask(name)}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
