import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from './oldest-browsers.ts';
import { scopeStyles } from './scope-styles.ts';

/** Minifies styles as the build does. */
const minify = (css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets: oldestBrowsers }).code.toString();

const scoped = (css: string) => scopeStyles(minify(css));

describe('Styles of a page', () => {
  test('match nothing outside the page', () => {
    expect(scoped('header, * { color: red }')).toBe(':where(#page){header,*{color:red}}');
  });

  test('stay in their layers and under their conditions', () => {
    const css = '@layer ui{.a{color:red}}@layer page{@media (width>=40rem){.a{color:#00f}}}';
    expect(scoped(css)).toBe(`:where(#page){${css}}`);
  });

  test('keep animations, fonts and properties global, which cannot be scoped', () => {
    const keyframes = '@keyframes spin{to{rotate:1turn}}';
    const others = [
      '@media print{@keyframes still{to{rotate:0deg}}}',
      '@font-face{font-family:Own;src:url(own.woff2)}',
      '@property --x{syntax:"<length>";inherits:false;initial-value:0}',
    ].join('');
    const css = `@layer ui { .a { animation: spin 1s } ${keyframes} } ${others}`;
    expect(scoped(css)).toBe(`:where(#page){@layer ui{.a{animation:1s spin}}}${keyframes}${others}`);
  });

  test('keep their order of layers', () => {
    expect(scoped('@layer own, page; @layer own { .a { color: red } }')).toBe(
      '@layer own,page;:where(#page){@layer own{.a{color:red}}}',
    );
  });

  test('declare root properties for the page and can match attributes of the document', () => {
    expect(scoped(':root { --x: 1 } :root[data-tooltips] .a { color: red } .a { & b { color: red } }')).toBe(
      ':where(#page){&{--x:1}:root[data-tooltips] & .a{color:red}.a{& b{color:red}}}',
    );
    expect(scoped('@media print { html body.wide .a, .body .html { color: red } }')).toBe(
      ':where(#page){@media print{html body.wide & .a,.body .html{color:red}}}',
    );
  });

  test.each([
    [':root:has(.menu .open) .a', ':root:has(.menu .open) & .a'],
    [':root:has(dialog>.x) .a', ':root:has(dialog>.x) & .a'],
    [':root[data-a="x y"] .a', ':root[data-a="x y"] & .a'],
    ['html.wide>body .a', 'html.wide>body & .a'],
    [':root:has(.a .b)', '&:has(.a .b)'],
    ['.html .a', '.html .a'],
  ])('can depend on the document as in %s', (selector, expected) => {
    expect(scopeStyles(`${selector}{color:red}`)).toBe(`:where(#page){${expected}{color:red}}`);
  });

  test('keep the rules after a statement that no group may contain', () => {
    expect(scopeStyles('@import "https://cdn.lantern.example/a.css";.a{color:red}')).toBe(
      ':where(#page){@import "https://cdn.lantern.example/a.css";.a{color:red}}',
    );
  });

  test('mean the same when a build for development keeps their white space', () => {
    const css =
      '@layer own, page;\n.a,\n:root .b {\n  color: red;\n  & b { margin: 0 }\n}\n@keyframes spin { to { rotate: 1turn } }\n';
    expect(minify(scopeStyles(css))).toBe(minify(scoped(css)));
  });

  test('stay empty', () => {
    expect(scoped('')).toBe('');
  });
});
