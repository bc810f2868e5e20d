import { render } from '@site/remote-kit/testing';
import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Icon } from '../art/icon.tsx';
import { CodeSample } from './code-sample.tsx';
import { Note } from './note.tsx';

test('code has a name and scrolls by keyboard', () => {
  const { getByRole } = render(<CodeSample label="Trunk settings">port = 5061</CodeSample>);
  const region = getByRole('region', { name: 'Trunk settings' });
  expect([region.tabIndex, region.querySelector('pre > code')?.textContent]).toEqual([0, 'port = 5061']);
});

test('code has colors for its runs and keeps its text', () => {
  const { getByRole } = render(
    <CodeSample label="Ring" colours="k5 1 f4">
      await ring
    </CodeSample>,
  );
  const code = getByRole('region', { name: 'Ring' }).querySelector('code');
  expect([...(code?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['await', 'ring']);
  expect(code?.textContent).toBe('await ring');
});

test('a warning differs visually from a remark', () => {
  const drawingOf = (node: ReactNode) => render(node).element.querySelector('svg')?.innerHTML;
  expect(drawingOf(<Note kind="warn">Switch off SIP ALG.</Note>)).toBe(drawingOf(<Icon of={CircleAlert} />));
  expect(drawingOf(<Note>Keep the old line.</Note>)).toBe(drawingOf(<Icon of={Info} />));
});
