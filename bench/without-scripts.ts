/** A document as a static site would have it: structured data stays, every other script goes. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script(?![^>]*ld\+json)\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
