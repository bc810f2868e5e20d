import { ButtonLink } from '@site/ui/button.tsx';
import { Checklist } from '@site/ui/checklist.tsx';
import { Kicker, Section } from '@site/ui/section.tsx';
import { Split } from '@site/ui/split.tsx';
import { Stage } from '@site/ui/stage.tsx';
import { RangeMap } from '@site/ui/vignettes/range-map.tsx';
import { whyUs } from './content.ts';
import styles from './why-us.module.css';

/** Three reasons next to the map of the voice routes. */
export function WhyUs({ brand }: { brand: string }) {
  return (
    <Section tone="mist">
      <Split>
        <Stage tone="ink" label={whyUs.map} className={styles.map}>
          <RangeMap />
        </Stage>
        <div>
          <Kicker>{whyUs.kicker(brand)}</Kicker>
          <h2>{whyUs.title}</h2>
          <Checklist items={whyUs.reasons} className={styles.reasons} />
          <ButtonLink go href="/signup">
            {whyUs.start}
          </ButtonLink>
        </div>
      </Split>
    </Section>
  );
}
