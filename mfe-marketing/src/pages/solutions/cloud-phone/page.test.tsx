import { hrefsOf, renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import CloudPhonePage from './page.tsx';

const page = renderPage(CloudPhonePage);
const { benefits, routing } = content;

describe('the cloud phone page', () => {
  test('draws the routes of a call by day and by night', () => {
    const drawing = textOf(page.getByRole('img', { name: routing.drawing }));
    for (const { from, steps } of [routing.open, routing.closed]) {
      expect(drawing).toContain(from);
      for (const { when, to } of steps) expect(drawing).toContain(`${when} ${to}`);
    }
  });

  test('shows an active call and its queue', () => {
    const drawing = textOf(page.getByRole('img', { name: benefits.drawing }));
    expect(drawing).toContain(benefits.call.who);
    for (const { who, since } of benefits.waiting.callers) expect(drawing).toContain(`${who} ${since}`);
  });

  test('links to SIP trunking for owners of a PBX', () => {
    expect(hrefsOf(page, benefits.more.text)).toEqual(['/sip-trunking']);
  });
});
