import type { ReactNode } from 'react';
import { Ripples } from '../art/ripples.tsx';
import { ButtonRow, PageColumn } from '../layout/section.tsx';
import { type Tone, toneAttribute } from '../styles/tone.ts';
import styles from './cta-band.module.css';

export interface CtaBandProps {
  /** A question the visitor has, or an offer. */
  title: string;
  text?: ReactNode;
  /** `ink` where the section before is sun. */
  tone?: Tone;
  /** One or two button links, the first with the variant `accent`. */
  children: ReactNode;
}

/** The last band of a page. */
export function CtaBand({ title, text, tone = 'sun', children }: CtaBandProps) {
  return (
    <section className={styles.band} data-tone={toneAttribute(tone)}>
      <Ripples />
      <PageColumn className={styles.columns}>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <ButtonRow>{children}</ButtonRow>
      </PageColumn>
    </section>
  );
}
