import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../testing/example-site.ts';
import { lineAfter, lineBefore, packetsAfter } from './jitter-lines.ts';
import NetworkOptimizationPage from './page.tsx';

const html = renderToStaticMarkup(<NetworkOptimizationPage site={exampleSite} pages={[]} />);

it('draws a voice with gaps before the queue and without after it', () => {
  expect(html).toMatch(/role="img" aria-label="A voice line arrives uneven[^"]*leaves in step/);
  expect(lineBefore.match(/m/g)).toHaveLength(2);
  expect(lineAfter).not.toContain('m');
});

it('draws packets in step after the queue', () => {
  const steps = packetsAfter.slice(1).map(({ x }, index) => x - (packetsAfter[index]?.x ?? 0));
  expect(new Set(steps).size).toBe(1);
});

it('gives the targets of the network', () => {
  for (const target of ['under 100 ms', 'under 30 ms', 'under 1%', 'about 100 Kbps']) expect(html).toContain(target);
});

it('marks media with 46 and shapes below the line rate in both configurations', () => {
  expect(html).toContain('<td>EF, 46</td>');
  expect(html).toContain('cake bandwidth 47mbit');
  expect(html).toContain('shape average 47000000');
});
