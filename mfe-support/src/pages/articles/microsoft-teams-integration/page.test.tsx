import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../testing/example-site.ts';
import { article } from './content.ts';
import MicrosoftTeamsIntegrationPage from './page.tsx';

const html = renderToStaticMarkup(<MicrosoftTeamsIntegrationPage site={exampleSite} pages={[]} />);
const blocks = article.sections.flatMap((section) => section.blocks);
const scripts = blocks.flatMap((block) => (block.kind === 'code' ? block.code : []));
const patterns = [...scripts.join('\n').matchAll(/Pattern\s+(?:=\s+)?'([^']+)'/g)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

it('draws a person and a number that lead to the same call', () => {
  expect(html).toMatch(/role="img" aria-label="[^"]*people in Microsoft Entra ID[^"]*one entry of each[^"]*"/);
  expect(html).toContain('+44 20 7946 0128');
});

it('compares the three ways that Microsoft offers', () => {
  const ways = blocks.find((block) => block.kind === 'table' && block.head[0] === 'Way');
  expect(ways).toMatchObject({
    rows: [['Calling Plan'], ['Operator Connect'], ['Direct Routing']].map((row) => expect.arrayContaining(row)),
  });
});

it('gives patterns that catch what they are for, and an emergency call in one of them only', () => {
  const caught = (number: string) => patterns.map((pattern) => pattern.test(number));
  expect(caught('+442079460128')).toEqual([true, true, false, false, false]);
  expect(caught('+12025550142')).toEqual([false, true, false, false, false]);
  expect(caught('02079460128')).toEqual([false, false, true, false, false]);
  expect(caught('204')).toEqual([false, false, false, true, false]);
  for (const emergency of ['999', '112']) expect(caught(emergency)).toEqual([false, false, false, false, true]);
});

it('leads to its own section, to the trunk article and to people who know the country', () => {
  for (const href of ['#own-sbc', '/articles/sip-trunking-configuration', contactPath('integrations')]) {
    expect(html).toContain(`href="${href}"`);
  }
});
