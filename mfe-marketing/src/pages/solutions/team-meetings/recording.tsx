import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content } from './content.ts';
import styles from './recording.module.css';
import { HEIGHT, voices, WIDTH } from './voices.ts';

const { recording } = content;

/** A recorded meeting: its voices, and the results of each chapter. */
export function Recording() {
  const { title, lead, drawing, speakers, chapters } = recording;
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <Vignette label={drawing} className={styles.recording}>
        <p>
          {speakers.map((speaker) => (
            <span key={speaker}>{speaker}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {voices.map((path, speaker) => (
            <path key={speakers[speaker]} d={path} />
          ))}
        </svg>
      </Vignette>
      <ol className={styles.chapters}>
        {chapters.map(({ from, title: chapter, left }) => (
          <li key={from}>
            <span>{from}</span>
            <h3>{chapter}</h3>
            <p>{left}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
