import { GoLink } from '@site/ui/go-link.tsx';
import { Section } from '@site/ui/section.tsx';
import { RangeMap } from '@site/ui/vignettes/range-map.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { map } from './content.ts';
import styles from './page.module.css';

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
          <GoLink href={map.action.href}>{map.action.text}</GoLink>
        </div>
      </div>
    </Section>
  );
}
