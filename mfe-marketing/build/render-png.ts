import { Resvg } from '@resvg/resvg-js';

/**
 * Draws an SVG in the size that its `width` and `height` say.
 * @param svg without text: no font is loaded, so that every machine draws the same
 */
export function renderPng(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
