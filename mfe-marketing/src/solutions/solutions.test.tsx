import path from 'node:path';
import { loadPages, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content as cloudPhone } from '../pages/solutions/cloud-phone/content.ts';
import { content as fileSharing } from '../pages/solutions/file-sharing/content.ts';
import { content as integrations } from '../pages/solutions/integrations/content.ts';
import { content as teamMeetings } from '../pages/solutions/team-meetings/content.ts';
import { content as teamMessaging } from '../pages/solutions/team-messaging/content.ts';
import { content as videoCalling } from '../pages/solutions/video-calling/content.ts';
import { solutions } from './solutions.ts';

const contents = {
  '/solutions/cloud-phone': cloudPhone,
  '/solutions/video-calling': videoCalling,
  '/solutions/team-messaging': teamMessaging,
  '/solutions/team-meetings': teamMeetings,
  '/solutions/file-sharing': fileSharing,
  '/solutions/integrations': integrations,
};

const pages = await loadPages(
  solutions.filter((page) => page.path in contents),
  path.resolve(import.meta.dirname, '../pages'),
);

describe.each(pages)('$path', ({ path: address, declaration, page }) => {
  const { hero, features, benefits, closing } = contents[address as keyof typeof contents];

  test('offers two calls to action below the heading, and the signup at the end', () => {
    page.getByRole('heading', { level: 1, name: hero.title });
    const links = page.getAllByRole('link').map((link) => ({ label: textOf(link), href: link.getAttribute('href') }));
    expect(links.slice(0, 2)).toEqual(hero.actions);
    expect(links.slice(-2)).toEqual(closing.actions);
    expect(links.at(-2)?.href).toBe('/signup');
  });

  test('describes its features and benefits', () => {
    for (const { title, text } of Object.values(features.items)) expect(page.text).toContain(`${title} ${text}`);
    expect(benefits.items.length).toBeLessThanOrEqual(8);
    for (const benefit of benefits.items) page.getByText('title' in benefit ? benefit.title : benefit.lead);
  });

  test('has at least two drawings, each with a text alternative', () => {
    const labels = page.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'));
    expect(labels.length).toBeGreaterThanOrEqual(2);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain(null);
  });

  test('works without script', () => {
    expect(declaration.interactive).toBe(false);
    expect(page.element.querySelector('[style]')).toBeNull();
  });

  test('gives search engines its position and offer', () => {
    expect(declaration.sitemap.changeFrequency).toBe('Monthly');
    expect(declaration.meta.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: '{brand}' }, { item: `{origin}${address}` }] },
      { '@type': 'Service', url: `{origin}${address}` },
    ]);
  });
});
