import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Seal } from '@site/ui/vignettes/seal.tsx';
import type { Certification } from '../../courses/course-list.ts';
import styles from './certifications.module.css';
import { content } from './content.ts';

const { certifications, certificationsHead, newTab } = content;

const { title, lead, requirements: needed, valid, get } = certificationsHead;

export function Certifications() {
  return (
    <Section tone="ink">
      <SectionHead title={title} lead={lead} split />
      <ul className={styles.seals}>
        {certifications.map((certification) => (
          <Card key={certification.title} {...certification} />
        ))}
      </ul>
    </Section>
  );
}

function Card({ title, description, requirements, validity, colors }: Certification) {
  return (
    <li>
      <Seal {...colors} />
      <h3>{title}</h3>
      <p>{description}</p>
      <p className={styles.needed}>{needed}</p>
      <ul>
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <p className={styles.valid}>{valid(validity)}</p>
      <ButtonLink href="/signup" variant="line" size="sm" newTab={newTab}>
        {get}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
