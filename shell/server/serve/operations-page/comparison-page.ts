import { badge, type Html, html, pluralize, section, type Tone } from '@site/process';
import {
  type ListChange,
  type PageDiff,
  type ReleaseDiff,
  type SizeChange,
  titleLists,
} from '../../diff/release-diff.ts';
import { version } from './view.ts';

const tones: Record<PageDiff['change'], Tone> = { added: 'ok', removed: 'bad', changed: 'info' };

const wordChanges = (label: string, { added, removed }: ListChange) => [
  removed.map((text) => html`<li><del><span class="hidden">Removed </span>${label} ${text}</del></li>`),
  added.map((text) => html`<li><ins><span class="hidden">Added </span>${label} ${text}</ins></li>`),
];

const grouped = (value: number) => value.toLocaleString('en');

function bytes(label: string, { from, to }: SizeChange): Html | undefined {
  if (from === to) return undefined;
  return html`<li>${label}: ${grouped(from)} → ${grouped(to)} bytes (${to > from ? '+' : '−'}${grouped(Math.abs(to - from))})</li>`;
}

function renderPage({ path, change, title, words, links, navigation, js, css }: PageDiff): Html {
  return html`<li>
    <p><strong>${path}</strong> ${badge(tones[change], change)}</p>
    <ul class="changes">${change === 'changed' && [wordChanges('Title:', titleLists(title)), wordChanges('', words), wordChanges('Link:', links)]}${wordChanges('Navigation:', navigation)}${bytes('Scripts', js)}${bytes('Styles', css)}</ul>
  </li>`;
}

/** Renders the differences between two releases. */
export function renderComparison({ remote, from, to, pages, unchanged, container, shared }: ReleaseDiff): Html {
  const libraries = shared.map(
    (one) => html`<li><p>${one.library}</p><p>${one.from ?? 'none'} → ${one.to ?? 'none'}</p></li>`,
  );
  return html`
  <div class="title"><p><a href="/-/remotes/${remote}">${remote}</a></p><h1>Changes</h1><p>${version(from)} → ${version(to)}</p></div>
  ${section(
    'pages',
    `${pluralize(pages.length, 'page')} changed, ${unchanged} unchanged`,
    pages.length > 0 && html`<ul class="rows compared">${pages.map(renderPage)}</ul>`,
  )}
  ${container.from !== container.to && section('container', 'Container', html`<ul>${bytes('Loaded by every page', container)}</ul>`)}
  ${shared.length > 0 && section('shared', 'Shared libraries', html`<ul class="rows">${libraries}</ul>`)}`;
}
