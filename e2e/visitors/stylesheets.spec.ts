import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { inProject, root } from '@site/dev-tools/project-root.ts';

interface Declaration {
  property: string;
  value: string;
}

const stylesheets = globSync('{shell,mfe-*}/dist/static/*.css', { cwd: root });

/** At-rules whose blocks contain descriptors instead of properties. */
const DESCRIPTORS = /@(?:font-face|property|view-transition)[^{]*\{[^}]*\}/g;
const DECLARATION = /(?<=[{;}])([a-z][a-z-]*):((?:"[^"]*"|'[^']*'|[^"';{}])*)(?=[;}])/g;

/** Declarations of minified CSS, without custom properties and those with a vendor prefix. */
function declarationsIn(css: string): Declaration[] {
  return [...css.replace(DESCRIPTORS, '').matchAll(DECLARATION)].map(([, property = '', value = '']) => ({
    property,
    value: value.replace(/!important$/, ''),
  }));
}

test('the minified stylesheets contain no declaration that the browser drops', async ({ page }) => {
  expect(stylesheets.length).toBeGreaterThan(40);
  let count = 0;
  for (const file of stylesheets) {
    const declarations = declarationsIn(readFileSync(inProject(file), 'utf8'));
    expect(declarations.length, file).toBeGreaterThan(0);
    count += declarations.length;
    const dropped = await page.evaluate(
      (all) => all.filter(({ property, value }) => !CSS.supports(property, value)),
      declarations,
    );
    expect(dropped, file).toEqual([]);
  }
  expect(count).toBeGreaterThan(4_000);
});
