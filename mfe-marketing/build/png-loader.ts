import { renderPng } from './render-png.ts';

/** Makes `import mark from './mark.svg?png'` the address of the drawing as PNG. */
export default function pngLoader(svg: string): Buffer {
  return renderPng(svg);
}
