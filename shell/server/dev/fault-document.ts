import { html } from '@site/process';

/** Returns the document for a page that cannot be rendered; the script reloads it once it can. */
export const faultDocument = (reason: string, script: string): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page cannot be rendered</title><script src="${script}" defer></script></head><body><div id="root"><main id="page"><h1>This page cannot be rendered</h1><p>${reason}</p></main></div></body></html>`
    .text;
