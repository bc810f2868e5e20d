import { Icon } from '@site/ui/art/icon.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Check, Copy } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import styles from './code-panel.module.css';
import { content } from './content.ts';

type Outcome = 'copied' | 'selected';

const SHOWN_MS = 2_000;

const states = ['label', 'copied', 'selected'] as const;

const { copy: words } = content;

interface CopyButtonProps {
  /** Name of the sample. */
  of: string;
  /** Element with the sample in all languages. */
  from: RefObject<HTMLElement | null>;
}

/** Copies the visible code, or selects it where the clipboard is unavailable. */
export function CopyButton({ of: label, from }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const code = shownCode(from.current);
    if (code) setOutcome(await copyOrSelect(code));
  };

  return (
    <>
      <button type="button" className={styles.copy} aria-label={`${words.label}: ${label}`} onClick={copy}>
        {states.map((state) => (
          <span key={state} data-shown={state === (outcome ?? 'label') ? '' : undefined}>
            <Icon of={state === 'label' ? Copy : Check} />
            {words[state]}
          </span>
        ))}
      </button>
      <VisuallyHidden role="status">{outcome && words.said[outcome]}</VisuallyHidden>
    </>
  );
}

function shownCode(panel: HTMLElement | null): HTMLElement | undefined {
  const samples = panel?.querySelectorAll<HTMLElement>('[data-language] code') ?? [];
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
