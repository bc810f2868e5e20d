import { hasDrafts } from '@site/forms/draft-key.ts';
import { prefetch } from '../browser/prefetch.ts';
import { afterPaint, loadAfterPaint } from './after-paint.ts';
import { createApplicationLoader } from './application-loader.ts';
import { dismissTooltipsOnEscape } from './dismiss-tooltips.ts';
import { prefetchDocuments } from './document-prefetch.ts';
import { rememberButtonPresses, rememberFormPresses } from './early-press.ts';
import { listenForIntent, listenForTouch } from './intent.ts';
import { attachMenus } from './menus.ts';
import { reportMissingCode, watchForm } from './missing-code.ts';
import { sampleVisitor } from './sample-visitor.ts';

/**
 * The only script in a document, and the only one that a visitor downloads who just reads: it imports no React.
 * The application, with React and the router, is loaded when the visitor shows intent; on most interactive pages
 * after the first paint.
 */
const { application = '', ahead = '', hydrate, vitals, sample } = document.currentScript?.dataset ?? {};

const load = createApplicationLoader(application, reportMissingCode);
// In a task of its own: what the visitor has just done is painted before.
const loadApplication = () => void setTimeout(load);
const loadWithPages = () => {
  loadApplication();
  setTimeout(prefetch, 0, ahead.split(' ').filter(Boolean));
};

attachMenus();
dismissTooltipsOnEscape();
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
// What the address asks for, and a draft, are to be seen before anybody touches the page.
if (hydrate === 'after-paint' || (hydrate && (location.search || hasDrafts()))) loadAfterPaint(loadWithPages);
else if (hydrate) listenForTouch(loadWithPages);
