import { hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { plans } from '../../../plans/plans.ts';
import { content } from './content.ts';
import VideoCallingPage from './page.tsx';

const page = renderPage(VideoCallingPage);
const { rooms, wall } = content;

/** Number of tiles of 10 × 7 in a drawing, which ends before the gap after the last one. */
function tilesOf(drawing: Element): number {
  const [, width, height] = /M0 0h([\d.]+)v([\d.]+)H/.exec(drawing.innerHTML) ?? [];
  const [across, down] = [(Number(width) + 1.4) / 10, (Number(height) + 1.4) / 7];
  return Number((across * down).toFixed(6));
}

describe('the video calling page', () => {
  test('draws a wall of offices, one of them speaking', () => {
    const drawing = page.getByRole('img', { name: wall.drawing });
    for (const place of wall.places) expect(drawing.textContent).toContain(place);
    expect(drawing.querySelectorAll('.speaking')).toHaveLength(1);
  });

  test.each(plans)('states the capacity with $name, and draws as many tiles', ({ name, participants }) => {
    expect(page.text).toContain(`${participants} participants ${name}`);
    expect(tilesOf(page.getByRole('img', { name: rooms.drawing(participants) }))).toBe(participants);
  });

  test('links larger audiences to meetings and webinars', () => {
    expect(hrefsOf(page, rooms.more.text)).toEqual(['/solutions/team-meetings']);
  });
});
