import { renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import TeamMeetingsPage from './page.tsx';
import { voices } from './voices.ts';

const page = renderPage(TeamMeetingsPage);
const { benefits, day, recording } = content;

describe('The team meetings page', () => {
  test('shows a morning in which one meeting runs and is recorded', () => {
    const drawing = textOf(page.getByRole('img', { name: day.drawing }));
    for (const { time, title } of day.entries) expect(drawing).toContain(`${time} ${title}`);
    expect(day.entries.filter((entry) => 'now' in entry)).toHaveLength(1);
    expect(drawing).toContain(`${day.now.state} ${day.now.clock}`);
  });

  test('draws the recording with one colour per speaker', () => {
    const drawing = page.getByRole('img', { name: recording.drawing });
    expect(voices).toHaveLength(recording.speakers.length);
    expect([...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(voices);
  });

  test('lists the chapters with what they left behind', () => {
    for (const { from, title, left } of recording.chapters) expect(page.text).toContain(`${from} ${title} ${left}`);
  });

  test('says how large a meeting can be and where it is joined', () => {
    for (const { value, label } of benefits.figures) expect(page.text).toContain(`${label} ${value}`);
  });
});
