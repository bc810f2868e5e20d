import { Icon } from '@site/ui/art/icon.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { Search as Magnifier } from 'lucide';
import { content } from './content.ts';
import styles from './search.module.css';

const { search } = content;

/** One search term with matches in a message, a file and a voicemail. */
export function Search() {
  const { title, lead, drawing, term, count, found } = search;
  return (
    <Section tone="ink">
      <SectionHead split title={title} lead={lead} />
      <Vignette label={drawing} className={styles.search}>
        <p className={styles.field}>
          <Icon of={Magnifier} />
          <b>{term}</b>
          <span>{count}</span>
        </p>
        <div className={styles.found}>
          {found.map(({ icon, kind, text, place }) => (
            <div key={kind}>
              <p className={styles.kind}>
                <Icon of={icon} />
                {kind}
              </p>
              <p>
                <Marked text={text} />
              </p>
              <p className={styles.place}>{place}</p>
            </div>
          ))}
        </div>
      </Vignette>
    </Section>
  );
}

/** A text with the first match marked. */
function Marked({ text }: { text: string }) {
  const start = text.toLowerCase().indexOf(search.term);
  if (start === -1) return text;
  const end = start + search.term.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
