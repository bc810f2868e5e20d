import type { ComponentProps, ReactNode } from 'react';
import drawnWords from '../art/drawn-words.module.css';
import { classNames } from '../styles/class-names.ts';
import { Vignette } from '../vignettes/vignette.tsx';
import styles from './diagram.module.css';

export interface DiagramProps {
  /** Description in a sentence. */
  label: string;
  /** One `svg`, 640 units wide, `text` for names and {@link DiagramNote} for the words below them. */
  children: ReactNode;
}

/** A drawing within a text, with the dune corner. */
export function Diagram({ label, children }: DiagramProps) {
  return (
    <Vignette label={label} className={classNames(styles.diagram, drawnWords.drawing)}>
      {children}
    </Vignette>
  );
}

/**
 * Small text in a {@link Diagram}, hidden on phones, where names need the space.
 * @param onPhones shows it there as well
 */
export function DiagramNote({ onPhones, ...props }: ComponentProps<'text'> & { onPhones?: boolean }) {
  return <text {...props} className={classNames(styles.note, !onPhones && styles.wide)} />;
}
