import type { ReactNode } from 'react';
import styles from './cta-band.module.css';
import { Ripples } from './ripples.tsx';
import { Row, Wrap } from './section.tsx';
import { type Tone, toneAttribute } from './tone.ts';

export interface CtaBandProps {
  /** A question the visitor has, or an offer. */
  title: string;
  text?: ReactNode;
  /** `ink` where the section before is sun. */
  tone?: Tone;
  /** One or two button links, the first with the look `accent`. */
  children: ReactNode;
}

/** The last band of a page. */
export function CtaBand({ title, text, tone = 'sun', children }: CtaBandProps) {
  return (
    <section className={styles.band} data-tone={toneAttribute(tone)}>
      <Ripples />
      <Wrap className={styles.columns}>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <Row>{children}</Row>
      </Wrap>
    </section>
  );
}
