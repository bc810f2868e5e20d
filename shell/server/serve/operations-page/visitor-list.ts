import { type Html, html, pluralize, section } from '@site/process';
import { version } from './view.ts';
import type { ReleaseFigures } from './visitor-figures.ts';

const percent = (share: number | undefined) => (share === undefined ? 'not measured' : `${Math.round(share * 100)} %`);

const row = ({ release, views, errors, good }: ReleaseFigures) => html`<li>
  <p>${version(release)}</p>
  <p>${pluralize(views, 'page view')}, ${pluralize(errors, 'uncaught error')}; good: ${good.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}</p>
</li>`;

function contentOf(figures: ReleaseFigures[] | 'unknown'): Html {
  if (figures === 'unknown') return html`<p class="muted">Not available: forms-service does not respond.</p>`;
  if (figures.length === 0) return html`<p class="muted">No page views sampled since forms-service started.</p>`;
  return html`<ul class="rows">${figures.map(row)}</ul><p class="muted">Sampled page views since forms-service started, counted by one instance.</p>`;
}

/** @param figures `'unknown'` if they cannot be read */
export const renderVisitors = (figures: ReleaseFigures[] | 'unknown'): Html =>
  section('visitors', 'Visitor metrics', contentOf(figures));
