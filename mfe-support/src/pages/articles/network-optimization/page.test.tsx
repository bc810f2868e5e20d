import { renderPage } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { lineAfter, lineBefore, packetsAfter } from './jitter-lines.ts';
import NetworkOptimizationPage from './page.tsx';

const page = renderPage(NetworkOptimizationPage);

test('draws a voice with gaps before the queue and without after it', () => {
  expect(page.getByRole('img', { name: /^A voice line arrives uneven.*leaves in step/ })).toBeDefined();
  expect(lineBefore.match(/m/g)).toHaveLength(2);
  expect(lineAfter).not.toContain('m');
});

test('draws packets in step after the queue', () => {
  const steps = packetsAfter.slice(1).map(({ x }, index) => x - (packetsAfter[index]?.x ?? 0));
  expect(new Set(steps).size).toBe(1);
});

test.each(['under 100\u00a0ms', 'under 30\u00a0ms', 'under 1%', 'about 100\u00a0Kbps'])(
  'states the targets of the network: %s',
  (target) => {
    expect(page.text).toContain(target);
  },
);

test('marks media with 46 and shapes below the line rate in both configurations', () => {
  expect(page.getByRole('cell', { name: 'EF, 46' })).toBeDefined();
  expect(page.element.textContent).toContain('cake bandwidth 47mbit');
  expect(page.element.textContent).toContain('shape average 47000000');
});
