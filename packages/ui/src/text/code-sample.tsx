import { keyboardStop } from '../internal/keyboard-stop.ts';
import styles from './code-sample.module.css';

export interface CodeSampleProps {
  /** Names the block: `"Trunk settings"`. */
  label: string;
  /** Text with its line breaks; lines that begin with `[` or `#` stand out. */
  children: string;
}

/** Code to read and copy, on ink; it scrolls when a line is long. */
export function CodeSample({ label, children }: CodeSampleProps) {
  return (
    <section className={styles.sample} data-tone="ink" aria-label={label} {...keyboardStop}>
      <pre>
        <code>{highlight(children)}</code>
      </pre>
    </section>
  );
}

function highlight(code: string) {
  let offset = 0;
  return code.split(/(?<=\n)/).map((line) => {
    const key = offset;
    offset += line.length;
    return /^[[#]/.test(line) ? <b key={key}>{line}</b> : line;
  });
}
