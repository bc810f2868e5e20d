import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import type { Tone } from '@site/ui/styles/tone.ts';
import { content } from './content.ts';
import styles from './programs.module.css';

const { programs, programsHead } = content;

const tones: readonly (Tone | undefined)[] = [undefined, 'sun', 'ink'];

/** The programs in joined columns, each under its earnings. */
export function Programs() {
  return (
    <div className={styles.programs}>
      {programs.map(({ key, title, figure, description, benefits, topic }, index) => (
        <article key={key} data-tone={tones[index]}>
          <h3>{title}</h3>
          <p className={styles.figure}>
            <b>{figure.value}</b> {figure.label}
          </p>
          <p>{description}</p>
          <Checklist items={benefits} />
          <ButtonLink href={contactPath(topic, { program: key })} variant={index === 0 ? 'strong' : 'accent'}>
            {programsHead.join}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        </article>
      ))}
    </div>
  );
}
