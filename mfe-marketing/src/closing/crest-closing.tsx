import { type Action, ActionRow } from '@site/ui/actions/action-row.tsx';
import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import type { ReactNode } from 'react';
import styles from './crest-closing.module.css';

interface CrestClosingProps {
  title: string;
  text?: ReactNode;
  /** One or two; the first one is accented. */
  actions: readonly Action[];
}

/** The closing section of a page, on the crest that becomes the footer. */
export function CrestClosing({ title, text, actions }: CrestClosingProps) {
  return (
    <Section tone="ink" className={styles.closing}>
      <CrestEdge />
      <div className={styles.columns}>
        <div>
          <h2>{title}</h2>
          {text && <Lead>{text}</Lead>}
        </div>
        <ActionRow actions={actions} />
      </div>
    </Section>
  );
}
