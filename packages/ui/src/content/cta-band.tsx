import type { ReactNode } from 'react';
import { type Action, ActionRow } from '../actions/action-row.tsx';
import { Ripples } from '../art/ripples.tsx';
import { PageColumn } from '../layout/section.tsx';
import { type Tone, toneAttribute } from '../styles/tone.ts';
import styles from './cta-band.module.css';

export interface CtaBandProps {
  /** Question of the visitor, or an offer. */
  title: string;
  text?: ReactNode;
  /** `ink` after a sun section. */
  tone?: Tone;
  /** One or two; the first has the accent. */
  actions: readonly Action[];
}

/**
 * The last band of a page.
 * @example
 * <CtaBand title="Still comparing?" actions={[{ label: 'Start Free Trial', href: '/signup' }]} />
 */
export function CtaBand({ title, text, tone = 'sun', actions }: CtaBandProps) {
  return (
    <section className={styles.band} data-tone={toneAttribute(tone)}>
      <Ripples />
      <PageColumn className={styles.columns}>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <ActionRow actions={actions} />
      </PageColumn>
    </section>
  );
}
