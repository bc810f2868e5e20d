export { within } from '@testing-library/dom';
export { testEveryPage } from './every-page.ts';
export { examplePage, exampleSite } from './example-site.ts';
export { excerptsOf, type Statement, statementOf, testFacts } from './facts.ts';
export { type LoadedPage, loadPages } from './load-pages.ts';
export { hrefsOf, type Rendered, render, renderPage, textOf } from './render.ts';
export { type PageRequirements, testRequirements } from './requirements.ts';
export { tableRows } from './table-rows.ts';
