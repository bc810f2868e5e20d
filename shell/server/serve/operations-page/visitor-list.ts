import { type Html, html, pluralize, section } from '@site/process';
import { type Measured, type ReleaseCounts, vitals } from '../../visitors/read-counts.ts';
import { version } from './view.ts';

const percent = ({ count, good }: Measured) => (count > 0 ? `${Math.round((good / count) * 100)} %` : 'not measured');

const row = ({ release, views, errors, vitals: measured }: ReleaseCounts) => html`<li>
  <p>${version(release)}</p>
  <p>${pluralize(views, 'page view')}, ${pluralize(errors, 'uncaught error')}; good: ${vitals.map((name) => `${name} ${percent(measured[name])}`).join(', ')}</p>
</li>`;

function contentOf(counts: ReleaseCounts[] | 'unknown'): Html {
  if (counts === 'unknown') return html`<p class="muted">Not available: forms-service does not respond.</p>`;
  const counted = counts.filter(({ views, errors }) => views + errors > 0);
  if (counted.length === 0) return html`<p class="muted">No page views sampled since forms-service started.</p>`;
  return html`<ul class="rows">${counted.map(row)}</ul><p class="muted">Sampled page views since forms-service started, counted by one instance.</p>`;
}

/** @param counts `'unknown'` if they cannot be read */
export const renderVisitors = (counts: ReleaseCounts[] | 'unknown'): Html =>
  section('visitors', 'Visitor metrics', contentOf(counts));
