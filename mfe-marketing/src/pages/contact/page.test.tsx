import type { SiteConfig } from '@site/contracts';
import { StaticRouter } from '@site/router/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hero, lines } from './content.ts';
import ContactPage from './page.tsx';

const site = {
  brand: 'Sandline',
  phones: { support: '+1 202 555 0100', whatsapp: '+971 4 555 0100' },
  email: 'hello@sandline.example',
  address: 'Dubai, United Arab Emirates',
} as SiteConfig;

const html = renderToStaticMarkup(
  <StaticRouter location="/contact">
    <ContactPage site={site} pages={[]} />
  </StaticRouter>,
);

describe('the contact page', () => {
  it('promises an answer within 24 hours', () => {
    expect(html).toContain(hero.lead);
    expect(hero.lead).toContain('within 24 hours');
  });

  it('has the fields of the contact form', () => {
    for (const field of ['firstName', 'lastName', 'email', 'company', 'teamSize', 'message']) {
      expect(html).toContain(`name="${field}"`);
    }
  });

  it('puts the form before the other ways to get in touch', () => {
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('<dl'));
  });

  it('names the numbers and addresses of this site', () => {
    expect(html).toContain('<a href="tel:+12025550100">+1 202 555 0100</a>');
    expect(html).toContain('<a href="https://wa.me/97145550100">+971 4 555 0100</a>');
    expect(html).toContain('<a href="mailto:hello@sandline.example">hello@sandline.example</a>');
    expect(html).toContain(site.address);
  });

  it('says when somebody answers the phone', () => {
    expect(html).toContain(lines.supportHours);
    expect(lines.supportHours).toBe('Mon–Fri 9AM–6PM EST');
  });
});
