import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { day, recording } from './content.ts';
import TeamMeetingsPage from './page.tsx';
import { voices } from './voices.ts';

const html = renderToStaticMarkup(<TeamMeetingsPage />);

describe('the team meetings page', () => {
  it('shows a morning in which one meeting runs and is recorded', () => {
    for (const { time } of day.entries) expect(html).toContain(`<b>${time}</b>`);
    expect(day.entries.filter((entry) => 'now' in entry)).toHaveLength(1);
    expect(html).toContain(`${day.now.state}<span>${day.now.clock}</span>`);
  });

  it('draws the recording with one colour per speaker', () => {
    expect(voices).toHaveLength(recording.speakers.length);
    for (const path of voices) expect(html).toContain(`<path d="${path}"`);
  });

  it('lists the chapters with what they left behind', () => {
    for (const { from, title, left } of recording.chapters)
      expect(html).toContain(`<span>${from}</span><h3>${title}</h3><p>${left}</p>`);
  });

  it('keeps the figures of the specification', () => {
    for (const figure of ['Up to 10,000 participants', 'Up to 10,000 viewers', '<dd>10,000</dd>', '<dd>12</dd>'])
      expect(html).toContain(figure);
  });
});
