import type { SiteConfig } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { features, hero, reach } from './content.ts';
import HomePage from './page.tsx';

const site = { brand: 'Sandline', origin: 'https://sandline.example' } as SiteConfig;
const html = renderToStaticMarkup(<HomePage site={site} pages={[]} />);
/** What a visitor reads. */
const words = html
  .replaceAll(/<svg.*?<\/svg>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');

/** Words of every link to an address. */
const linksTo = (href: string) =>
  [...html.matchAll(new RegExp(`<a [^>]*href="${href}"[^>]*>(.*?)</a>`, 'gs'))].map(([, inner = '']) =>
    inner.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '').trim(),
  );

describe('the home page', () => {
  it('says in one heading what the product is', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(words).toContain(hero.title);
  });

  it('leads Start Free Trial and Watch Demo to the signup', () => {
    expect(linksTo('/signup')).toEqual(['Start Free Trial', 'Watch Demo', 'Start Free Trial', 'Start Free Trial']);
  });

  it('makes the claims of the specification', () => {
    for (const claim of ['30-day free trial', 'No setup fees', 'Enterprise ready', '99.9% uptime']) {
      expect(words).toContain(claim);
    }
  });

  it('names four CRM systems', () => {
    expect(reach.crms).toHaveLength(4);
    for (const { name, does } of reach.crms) expect(words).toContain(`${name} ${does}`);
  });

  it('shows how large the company is, then the platform', () => {
    const figures = [...html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, figure]) => figure);
    expect(figures).toEqual(['10,000+', '99.99%', '150+', '500M+', '99.99%', '150+', '24/7']);
  });

  it('describes six tools in the section that other pages link to', () => {
    const section = /<section[^>]*id="features".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(section.match(/<article/g)).toHaveLength(6);
    expect(section).toContain(features.title);
  });

  it('leads from every tool to its page', () => {
    const tools = [features.phone, features.video, features.messaging, features.meetings, features.files];
    for (const { title, href } of [...tools, features.integrations]) expect(linksTo(href)).toEqual([title]);
  });

  it('says why to choose the brand of this site', () => {
    expect(words).toContain('Why choose Sandline');
  });

  it('draws the scene in at most 16 KB before compression', () => {
    const [scene = ''] = /<svg[^>]*viewBox="-1840 0 5120 620".*?<\/svg>/s.exec(html) ?? [];
    expect(scene.length).toBeGreaterThan(1000);
    expect(scene.length).toBeLessThan(16_000);
  });
});
