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
        <code>{colours ? coloured(children, colours) : children}</code>
      </pre>
    </ScrollFrame>
  );
}

function coloured(code: string, colours: string) {
  let end = 0;
  return colours.split(' ').map((run) => {
    const start = end;
    const [, colour = '', length] = /(\D?)(\d+)/.exec(run) ?? [];
    end += Number(length);
    const text = code.slice(start, end);
    return colour ? (
      <span key={start} className={styles[colour]}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
