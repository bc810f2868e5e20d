import { toast } from '@site/toasts';
import { useEffect, useState } from 'react';
import { keepChoice, readChoice } from './cookie-choice.ts';
import type { OptionalTypeId } from './cookie-types.ts';
import { panel, toasts } from './panel-words.ts';

/** State of the panel's switches and of the stored choice; storage is read after hydration only. */
export function useCookieChoice() {
  const [switchedOn, setSwitchedOn] = useState<readonly OptionalTypeId[]>([]);
  const [state, setState] = useState(panel.undecided);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const kept = readChoice();
    if (kept) {
      setSwitchedOn(kept.allowed);
      setState(panel.kept(kept.chosenAt, kept.allowed));
    }
    setReady(true);
  }, []);

  function toggle(id: OptionalTypeId) {
    setSwitchedOn((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  }

  function decide(allowed: readonly OptionalTypeId[]) {
    const kept = keepChoice(allowed);
    setSwitchedOn(allowed);
    setState(kept ? panel.kept(kept.chosenAt, allowed) : panel.notKept);
    toast(kept ? toasts.saved(allowed) : toasts.notSaved);
  }

  return { switchedOn, state, isReady, toggle, decide };
}
