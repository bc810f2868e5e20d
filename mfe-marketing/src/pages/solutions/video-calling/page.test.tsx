import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rooms, wall } from './content.ts';
import VideoCallingPage from './page.tsx';

const html = renderToStaticMarkup(<VideoCallingPage />);

describe('the video calling page', () => {
  it('draws a wall of offices, one of them speaking', () => {
    for (const place of wall.places) expect(html).toContain(`${place}</b>`);
    expect(html.match(/class="speaking"/g)).toHaveLength(1);
  });

  it.each(rooms.sizes)('says that $plan holds $participants participants', ({ plan, participants }) => {
    expect(html).toContain(`<b>${participants}</b>participants<span>${plan}</span>`);
  });

  it('draws as many tiles as participants', () => {
    const walls = [...html.matchAll(/<path d="M0 0h(\d+)v(\d+)H/g)].map(([, width, height]) => {
      const tiles = (Number(width) / 10) * (Number(height) / 7);
      return Math.round(tiles);
    });
    expect(walls).toEqual([50, 250, 500]);
  });

  it('leads larger audiences to meetings and webinars', () => {
    expect(html).toContain(`href="${rooms.more.href}"`);
    expect(rooms.more).toEqual({ text: 'Meetings and webinars for up to 10,000', href: '/solutions/team-meetings' });
  });
});
