import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { ButtonRow, Lead, Section } from '@site/ui/layout/section.tsx';
import type { ReactNode } from 'react';
import styles from './crest-closing.module.css';

interface CrestClosingProps {
  title: string;
  text?: ReactNode;
  /** One or two; the first one is accented. */
  actions: readonly { label: string; href: string }[];
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
        <ButtonRow>
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={label} href={href} variant={index === 0 ? 'accent' : 'line'} arrow={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </div>
    </Section>
  );
}
