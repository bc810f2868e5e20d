import { Icon } from '@site/ui/art/icon.tsx';
import { Check, Copy } from 'lucide';
import { type MouseEvent, useEffect, useState } from 'react';
import styles from './code-panel.module.css';
import { content } from './content.ts';

type Outcome = 'copied' | 'selected';

const SHOWN_MS = 2_000;

/** Copies the sample that is shown beside it; where the clipboard is closed, selects it. */
export function CopyButton({ of: label }: { of: string }) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const code = shownCode(currentTarget);
    if (code) setOutcome(await copyOrSelect(code));
  };

  return (
    <div className={styles.action}>
      <button type="button" className={styles.copy} aria-label={`${content.copy.label}: ${label}`} onClick={copy}>
        <Icon of={outcome === 'copied' ? Check : Copy} />
        {content.copy.label}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome && content.copy[outcome]}
      </span>
    </div>
  );
}

function shownCode(button: HTMLElement): HTMLElement | undefined {
  const samples = button.closest('section')?.querySelectorAll<HTMLElement>('[data-language] code') ?? [];
  return [...samples].find((code) => code.checkVisibility());
}

async function copyOrSelect(code: HTMLElement): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'selected';
  }
}
