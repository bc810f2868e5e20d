import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { type Tone, toneAttribute } from '../styles/tone.ts';
import styles from './section.module.css';

interface Box {
  className?: string;
  children: ReactNode;
}

export interface SectionProps extends Box {
  /** Different from the tone of the previous section. */
  tone?: Tone;
  /** 60 % of the usual space above and below. */
  tight?: boolean;
  /** Target of links within the page. */
  id?: string;
  /** Names the region; only for sections without a heading. */
  label?: string;
}

/** A band across the page with its content in the 1240 px column. */
export function Section({ tone, tight, id, label, className, children }: SectionProps) {
  return (
    <section
      className={classNames(styles.section, tight && styles.tight, className)}
      data-tone={toneAttribute(tone)}
      id={id}
      aria-label={label}
    >
      <PageColumn>{children}</PageColumn>
    </section>
  );
}

/** The 1240 px column with its gutters; {@link Section} includes it. */
export function PageColumn({ className, children }: Box) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}

export interface SectionHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Small label with the sun dot above the title. */
  kicker?: ReactNode;
  /** Title at the left, lead at the right, from 960 px. */
  split?: boolean;
  /** Id of the heading. */
  id?: string;
}

/** Heading of a section with kicker, lead and the space below. */
export function SectionHead({ title, lead, kicker, split, id }: SectionHeadProps) {
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <div className={classNames(styles.head, split && styles.split)}>
      {kicker ? (
        <div>
          <Kicker>{kicker}</Kicker>
          {heading}
        </div>
      ) : (
        heading
      )}
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}

/** Small label with the sun dot above a heading. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className={styles.kicker}>{children}</p>;
}

/** The larger paragraph under a heading. */
export function Lead({ className, children }: Box) {
  return <p className={classNames(styles.lead, className)}>{children}</p>;
}

/** Buttons or links side by side; they wrap. */
export function ButtonRow({ className, children }: Box) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
