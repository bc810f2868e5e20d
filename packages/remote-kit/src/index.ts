export { definePages, type PageDeclaration } from './define-pages.ts';
export type { MarkdownText, TextComponents, TextValues } from './markdown/markdown-text.ts';
export { pageFolder } from './page-folder.ts';
export { breadcrumbs, faqPage, type TrailStep, trail } from './structured-data.ts';
