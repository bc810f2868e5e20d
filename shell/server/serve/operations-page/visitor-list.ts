import { type Html, html, pluralize, section } from '@site/process';
import { version } from './view.ts';
import type { ReleaseFigures } from './visitor-figures.ts';

const percent = (share: number | undefined) => (share === undefined ? 'not measured' : `${Math.round(share * 100)} %`);

const row = ({ release, views, errors, good }: ReleaseFigures) => html`<li>
  <p>${version(release)}</p>
  <p>${pluralize(views, 'page view')}, ${pluralize(errors, 'uncaught error')}; good: ${good.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}</p>
</li>`;

/** @param figures `'unknown'` if they cannot be read */
export function renderVisitors(figures: ReleaseFigures[] | 'unknown'): Html {
  if (figures === 'unknown')
    return section(
      'visitors',
      'Visitor metrics',
      html`<p class="muted">Not available: forms-service does not respond.</p>`,
    );
  const list =
    figures.length > 0
      ? html`<ul class="rows">${figures.map(row)}</ul><p class="muted">Sampled page views since forms-service started, counted by one instance.</p>`
      : html`<p class="muted">No page views sampled since forms-service started.</p>`;
  return section('visitors', 'Visitor metrics', list);
}
