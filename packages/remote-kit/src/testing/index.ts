export { within } from '@testing-library/dom';
export { examplePage, exampleSite } from './example-site.ts';
export { type LoadedPage, loadPages } from './load-pages.ts';
export { type Rendered, render, renderPage, textOf } from './render.ts';
export { type PageRequirements, testRequirements } from './requirements.ts';
