import { prefetch } from '../browser/prefetch.ts';
import { afterPaint, loadAfterPaint } from './after-paint.ts';
import { createApplicationLoader } from './application-loader.ts';
import { dismissTooltipsOnEscape } from './dismiss-tooltips.ts';
import { prefetchDocuments } from './document-prefetch.ts';
import { rememberButtonPresses, rememberFormPresses } from './early-press.ts';
import { listenForIntent } from './intent.ts';
import { attachMenus } from './menus.ts';
import { reportMissingCode, watchForm } from './missing-code.ts';
import { sampleVisitor } from './sample-visitor.ts';

/**
 * The only script that a document names, and the only one that a visitor downloads who just reads: it imports no React.
 * The application, with React and the router, is loaded when the visitor shows intent; on interactive pages after the
 * first paint.
 */
const { application = '', ahead = '', interactive, vitals, sample } = document.currentScript?.dataset ?? {};

const loadApplication = createApplicationLoader(application, reportMissingCode);
const loadWithPages = () => {
  loadApplication();
  prefetch(ahead.split(' ').filter(Boolean));
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
if (interactive !== undefined) {
  rememberButtonPresses();
  loadAfterPaint(loadWithPages);
}
