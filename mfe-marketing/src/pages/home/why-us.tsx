import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Kicker, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { RangeMap } from '@site/ui/vignettes/range-map.tsx';
import { content } from './content.ts';
import { Platform } from './platform.tsx';
import styles from './why-us.module.css';

const { whyUs } = content;
const { wholesale } = whyUs;

/** Three reasons next to the map of the voice routes, and what the platform does today. */
export function WhyUs({ brand }: { brand: string }) {
  return (
    <Section tone="mist">
      <Split>
        <IllustrationStage tone="ink" label={whyUs.map} className={styles.map}>
          <RangeMap />
        </IllustrationStage>
        <div>
          <Kicker>{whyUs.kicker(brand)}</Kicker>
          <h2>{whyUs.title}</h2>
          <Checklist items={whyUs.reasons} className={styles.reasons} />
          <ButtonLink arrow href="/signup">
            {whyUs.start}
          </ButtonLink>
          <p className={styles.wholesale}>
            {wholesale.text} <ArrowLink href={wholesale.rates.href}>{wholesale.rates.text}</ArrowLink>
          </p>
        </div>
      </Split>
      <Platform />
    </Section>
  );
}
