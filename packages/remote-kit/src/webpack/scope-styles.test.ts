import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from './oldest-browsers.ts';
import { scopeStyles } from './scope-styles.ts';

/** Minifies styles as the build does. */
const minify = (css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets: oldestBrowsers }).code.toString();

const scoped = (css: string) => minify(scopeStyles(css));

describe('Styles of a page', () => {
  test('match nothing outside the page', () => {
    expect(scoped('header, * { color: red }')).toBe('@scope(#page){header,*{color:red}}');
  });

  test('stay in their layers and under their conditions', () => {
    const css = '@layer ui{.a{color:red}}@layer page{@media (width>=40rem){.a{color:#00f}}}';
    expect(scoped(css)).toBe(`@scope(#page){${css}}`);
  });

  test('keep animations, fonts and properties global, which cannot be scoped', () => {
    const keyframes = '@keyframes spin{to{rotate:1turn}}';
    const others = [
      '@media print{@keyframes still{to{rotate:0deg}}}',
      '@font-face{font-family:Own;src:url(own.woff2)}',
      '@property --x{syntax:"<length>";inherits:false;initial-value:0}',
    ].join('');
    const css = `@layer ui { .a { animation: spin 1s } ${keyframes} } ${others}`;
    expect(scoped(css)).toBe(`@scope(#page){@layer ui{.a{animation:1s spin}}}${keyframes}${others}`);
  });

  test('keep their order of layers', () => {
    expect(scoped('@layer own, page; @layer own { .a { color: red } }')).toBe(
      '@layer own,page;@scope(#page){@layer own{.a{color:red}}}',
    );
  });

  test('declare root properties for the page and can match attributes of the document', () => {
    expect(scoped(':root { --x: 1 } :root[data-tooltips] .a { color: red } .a { & b { color: red } }')).toBe(
      '@scope(#page){:scope{--x:1}:root[data-tooltips] .a{color:red}.a{& b{color:red}}}',
    );
  });

  test('stay empty', () => {
    expect(scoped('')).toBe('');
  });
});
