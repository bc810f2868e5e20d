import { exampleSite, hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import HomePage from './page.tsx';

const page = renderPage(HomePage);

describe('the home page', () => {
  test('states in its heading what the product is', () => {
    page.getByRole('heading', { level: 1, name: content.hero.title });
  });

  test('links Start Free Trial and Watch Demo to the signup', () => {
    expect(hrefsOf(page, 'Start Free Trial')).toEqual(['/signup', '/signup', '/signup']);
    expect(hrefsOf(page, 'Watch Demo')).toEqual(['/signup']);
    expect(hrefsOf(page, 'Wholesale rates')).toEqual(['/wholesale-voip-rates']);
  });

  test('describes its integration with a CRM', () => {
    for (const { name, does } of content.reach.crms) expect(page.text).toContain(`${name} ${does}`);
  });

  test('shows the size of the company, then the platform', () => {
    const figures = [...page.element.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(figures).toEqual([...content.reach.figures, ...content.platform.figures].map(({ value }) => value));
  });

  test('links every tool to its page, in the section that other pages link to', () => {
    const { title, lead: _lead, ...tools } = content.features;
    expect(page.element.querySelector('#features h2')?.textContent).toBe(title);
    const links = [...page.element.querySelectorAll('#features article a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      Object.values(tools).map((tool) => [tool.title, tool.href]),
    );
  });

  test('gives reasons for the brand of this site', () => {
    page.getByText(`Why choose ${exampleSite.brand}`);
  });

  test('draws the scene in at most 16 KB before compression', () => {
    const scene = page.element.querySelector('svg[viewBox="-1840 0 5120 620"]')?.outerHTML ?? '';
    expect(scene.length).toBeGreaterThan(1000);
    expect(scene.length).toBeLessThan(16_000);
  });
});
