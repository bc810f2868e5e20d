import { ScrollFrame } from '../layout/scroll-frame.tsx';
import styles from './code-sample.module.css';

export interface CodeSampleProps {
  /** Names the block: `"Trunk settings"`. */
  label: string;
  /** Syntax colors as run lengths from the build of a Markdown text, such as `"k5 1 f4"`; plain text without them. */
  colours?: string;
  /** Text with its line breaks. */
  children: string;
}

/** Code to read and copy, on ink; it scrolls when a line is long. */
export function CodeSample({ label, colours, children }: CodeSampleProps) {
  return (
    <ScrollFrame label={label} className={styles.sample} tone="ink">
      <pre>
        <code>{colours ? colored(children, colours) : children}</code>
      </pre>
    </ScrollFrame>
  );
}

function colored(code: string, colors: string) {
  let end = 0;
  return colors.split(' ').map((run) => {
    const start = end;
    const [, color = '', length] = /(\D?)(\d+)/.exec(run) ?? [];
    end += Number(length);
    const text = code.slice(start, end);
    return color ? (
      <span key={start} className={styles[color]}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
