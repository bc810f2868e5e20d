import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { benefits, routing } from './content.ts';
import CloudPhonePage from './page.tsx';

const html = renderToStaticMarkup(<CloudPhonePage />);

describe('the cloud phone page', () => {
  it('draws where a call goes by day and by night', () => {
    for (const { from, steps } of [routing.open, routing.closed]) {
      expect(html).toContain(from);
      for (const { when, to } of steps) expect(html).toContain(`${when}<b>${to}</b>`);
    }
  });

  it('shows a running call and who waits behind it', () => {
    expect(html).toContain(benefits.call.who);
    for (const { who, since } of benefits.waiting.callers) expect(html).toContain(`<b>${who}</b>${since}`);
  });

  it('keeps the figures of the specification', () => {
    for (const figure of [
      '$5/month',
      '$0.02/min to 200+ countries',
      '30 days to 7 years',
      '99.9% uptime',
      '12 regions',
    ])
      expect(html).toContain(figure);
  });

  it('leads those who keep their PBX to SIP trunking', () => {
    expect(html).toContain(`href="${benefits.more.href}"`);
    expect(benefits.more.href).toBe('/sip-trunking');
  });
});
