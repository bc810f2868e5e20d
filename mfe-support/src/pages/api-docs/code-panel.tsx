import { CodeSample } from '@site/ui/text/code-sample.tsx';
import styles from './code-panel.module.css';
import { words } from './content.ts';
import { CopyButton } from './copy-button.tsx';
import { languages, type Sample } from './docs-section.ts';

/** A sample in every language, of which the page shows the chosen one, and what comes back. */
export function CodePanel({ label, code, answer }: Sample) {
  return (
    <div className={styles.panel} data-tone="ink">
      <div className={styles.bar}>
        <span>{label}</span>
        <CopyButton of={label} />
      </div>
      {languages.map(({ value, label: language }) => (
        <div key={value} data-language={value}>
          <CodeSample label={`${label}, ${language}`}>{code[value]}</CodeSample>
        </div>
      ))}
      {answer && (
        <div className={styles.answer}>
          <p>{words.answer}</p>
          <CodeSample label={`${label}, ${words.answer}`}>{answer}</CodeSample>
        </div>
      )}
    </div>
  );
}
