import { Resvg } from '@resvg/resvg-js';

/**
 * Renders an SVG in the size of its `width` and `height`.
 * @param svg without text: no font is loaded, for identical output on every machine
 */
export function renderPng(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
