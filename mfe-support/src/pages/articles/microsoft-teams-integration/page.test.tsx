import { contactPath } from '@site/contracts';
import { renderPage, tableRows } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import MicrosoftTeamsIntegrationPage from './page.tsx';

const page = renderPage(MicrosoftTeamsIntegrationPage);
const code = [...page.element.querySelectorAll('pre')].map(({ textContent }) => textContent).join('\n');
const patterns = [...code.matchAll(/Pattern\s+(?:=\s+)?'([^']+)'/g)].map(([, pattern = '']) => new RegExp(pattern));

test('draws a person and a number that lead to the same call', () => {
  const drawing = page.getByRole('img', { name: /people in Microsoft Entra ID.*one entry of each/ });
  expect(drawing.textContent).toContain('+44 20 7946 0128');
});

test('compares the three ways that Microsoft offers', () => {
  expect(
    tableRows(page.getByRole('region', { name: 'Calling Plan, Operator Connect and Direct Routing' })).map(
      ([way]) => way,
    ),
  ).toEqual(['Calling Plan', 'Operator Connect', 'Direct Routing']);
});

test('has patterns that match their purpose, and an emergency call in one of them only', () => {
  const caught = (number: string) => patterns.map((pattern) => pattern.test(number));
  expect(caught('+442079460128')).toEqual([true, true, false, false, false]);
  expect(caught('+12025550142')).toEqual([false, true, false, false, false]);
  expect(caught('02079460128')).toEqual([false, false, true, false, false]);
  expect(caught('204')).toEqual([false, false, false, true, false]);
  for (const emergency of ['999', '112']) expect(caught(emergency)).toEqual([false, false, false, false, true]);
});

test.each(['#own-sbc', '/articles/sip-trunking-configuration', contactPath('integrations')])(
  'links to its own section, to the trunk article and to local experts: %s',
  (href) => {
    expect(page.element.querySelector(`article a[href="${href}"]`)).not.toBeNull();
  },
);
