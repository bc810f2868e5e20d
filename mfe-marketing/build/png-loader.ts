import { renderPng } from './render-png.ts';

/** Turns `import mark from './mark.svg?png'` into the address of the drawing as PNG. */
export default function pngLoader(svg: string): Buffer {
  return renderPng(svg);
}
