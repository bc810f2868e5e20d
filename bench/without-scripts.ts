/** Returns a document as a static site would serve it: without scripts, except structured data. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script(?![^>]*ld\+json)\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
