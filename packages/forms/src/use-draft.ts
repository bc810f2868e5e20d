import { type RefObject, useEffect } from 'react';
import type { FormDefinition } from './form-definition.ts';
import { persistDraft } from './persist-draft.ts';

/** Fills a form with its draft when it is shown, and records the draft while it is mounted. */
export function useDraft(form: RefObject<HTMLFormElement | null>, definition: FormDefinition): void {
  useEffect(() => {
    if (!form.current) return;
    const lifetime = new AbortController();
    persistDraft(form.current, { definition, signal: lifetime.signal });
    return () => lifetime.abort();
  }, [form, definition]);
}
