import { renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import TeamMeetingsPage from './page.tsx';
import { voices } from './voices.ts';

const page = renderPage(TeamMeetingsPage);
const { benefits, day, recording } = content;

describe('the team meetings page', () => {
  test('shows a morning with one active, recorded meeting', () => {
    const drawing = textOf(page.getByRole('img', { name: day.drawing }));
    for (const { time, title } of day.entries) expect(drawing).toContain(`${time} ${title}`);
    expect(day.entries.filter((entry) => 'now' in entry)).toHaveLength(1);
    expect(drawing).toContain(`${day.now.state} ${day.now.clock}`);
  });

  test('draws the recording with one color per speaker', () => {
    const drawing = page.getByRole('img', { name: recording.drawing });
    expect(voices).toHaveLength(recording.speakers.length);
    expect([...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(voices);
  });

  test('lists the chapters with their results', () => {
    for (const { from, title, left } of recording.chapters) expect(page.text).toContain(`${from} ${title} ${left}`);
  });

  test('states capacity and ways to join', () => {
    for (const { value, label } of benefits.figures) expect(page.text).toContain(`${label} ${value}`);
  });
});
