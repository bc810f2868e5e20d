import { hrefsOf, renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import CloudPhonePage from './page.tsx';

const page = renderPage(CloudPhonePage);
const { benefits, routing } = content;

describe('The cloud phone page', () => {
  test('draws where a call goes by day and by night', () => {
    const drawing = textOf(page.getByRole('img', { name: routing.drawing }));
    for (const { from, steps } of [routing.open, routing.closed]) {
      expect(drawing).toContain(from);
      for (const { when, to } of steps) expect(drawing).toContain(`${when} ${to}`);
    }
  });

  test('shows a running call and who waits behind it', () => {
    const drawing = textOf(page.getByRole('img', { name: benefits.drawing }));
    expect(drawing).toContain(benefits.call.who);
    for (const { who, since } of benefits.waiting.callers) expect(drawing).toContain(`${who} ${since}`);
  });

  test('leads those who keep their PBX to SIP trunking', () => {
    expect(hrefsOf(page, benefits.more.text)).toEqual(['/sip-trunking']);
  });
});
