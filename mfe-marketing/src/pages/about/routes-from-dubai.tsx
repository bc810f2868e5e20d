import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { RangeMap } from '@site/ui/vignettes/range-map.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { map } = content;

/** The network as seen from the headquarters. */
export function RoutesFromDubai() {
  return (
    <Section tone="ink" tight>
      <div className={styles.map}>
        <Vignette label={map.label}>
          <RangeMap />
        </Vignette>
        <div>
          <h2>{map.title}</h2>
          {map.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ArrowLink href={map.action.href}>{map.action.text}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
