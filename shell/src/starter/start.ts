import { hasDrafts } from '@site/forms/draft-key.ts';
import { prefetch } from '../browser/prefetch.ts';
import { afterPaint, loadAfterPaint } from './after-paint.ts';
import { dismissTooltipsOnEscape } from './dismiss-tooltips.ts';
import { prefetchDocuments } from './document-prefetch.ts';
import { rememberButtonPresses, rememberFormPresses } from './early-press.ts';
import { focusToastsOnF8 } from './focus-toasts.ts';
import { followHistory } from './follow-history.ts';
import { listenForIntent, listenForTouch } from './intent.ts';
import { attachMenus } from './menus.ts';
import { reportMissingCode, watchForm } from './missing-code.ts';
import { sampleVisitor } from './sample-visitor.ts';
import { createScriptLoader } from './script-loader.ts';

/**
 * The only script loaded for visitors who just read: it imports no React. The application, with React and the router, is
 * loaded when the visitor shows intent; on most interactive pages after the first paint.
 */
const parameters = document.querySelector<HTMLElement>('script[data-application]')?.dataset ?? {};
const { application = '', ahead = '', hydrate, vitals, sample } = parameters;

const load = createScriptLoader({ src: application }, { onError: reportMissingCode });
// In a separate task: the effect of the visitor's last action is painted first.
const loadApplication = () => void setTimeout(load);
const loadWithPages = () => {
  loadApplication();
  setTimeout(prefetch, 0, ahead.split(' ').filter(Boolean));
};

attachMenus();
dismissTooltipsOnEscape();
focusToastsOnF8();
followHistory();
rememberFormPresses();
afterPaint(prefetchDocuments);
listenForIntent({
  onLink: loadWithPages,
  onForm(form) {
    loadApplication();
    watchForm(form);
  },
});
if (vitals) sampleVisitor(vitals, Number(sample));
if (hydrate) rememberButtonPresses();
// State from the address and from a draft must be visible before any interaction.
if (hydrate === 'after-paint' || (hydrate && (location.search || hasDrafts()))) loadAfterPaint(loadWithPages);
else if (hydrate) listenForTouch(loadWithPages);
