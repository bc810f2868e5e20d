import { afterPaint, MAX_DELAY_MS } from './after-paint.ts';
import { rememberFormPress } from './early-press.ts';
import { followHistory } from './follow-history.ts';
import type { StarterScript } from './held-events.ts';
import { touchForm } from './intent.ts';
import { reportMissingCode, watchForm } from './missing-code.ts';
import { createScriptLoader } from './script-loader.ts';

/**
 * The inline script of a page that waits for a touch: loads the starter after the first paint, and holds events for it. The
 * starter may not load either: a touched form shows that, and every further event requests it again.
 */
const { starter = '' } = document.currentScript?.dataset ?? {};
const holding = new AbortController();
const held: StarterScript['held'] = [];
const load = createScriptLoader({ src: starter, held }, { onLoad: () => holding.abort(), onError: reportMissingCode });

const { signal } = holding;
// Not while they are captured: scripts and images that do not load are no errors of code.
for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => held.push(event), { signal });
const hold = (event: Event) => {
  held.push(event);
  // In a separate task: the effect of the visitor's action is painted first.
  setTimeout(load);
  touchForm(event, watchForm);
  rememberFormPress(event);
};
for (const type of ['click', 'keydown', 'pointerdown', 'focusin', 'input', 'change'])
  addEventListener(type, hold, { capture: true, passive: true, signal });
// Later, it would take an entry that the visitor has gone back to for that of this document.
followHistory();
afterPaint(() => setTimeout(load));
setTimeout(load, MAX_DELAY_MS);
