import { type PageProps, pageInfoSchema } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Feature } from '@site/ui/content/feature-grid.tsx';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plans } from '../pages/pricing/content.ts';
import * as cloudPhone from '../pages/solutions/cloud-phone/content.ts';
import CloudPhonePage from '../pages/solutions/cloud-phone/page.tsx';
import * as fileSharing from '../pages/solutions/file-sharing/content.ts';
import FileSharingPage from '../pages/solutions/file-sharing/page.tsx';
import * as integrations from '../pages/solutions/integrations/content.ts';
import IntegrationsSolutionPage from '../pages/solutions/integrations/page.tsx';
import * as teamMeetings from '../pages/solutions/team-meetings/content.ts';
import TeamMeetingsPage from '../pages/solutions/team-meetings/page.tsx';
import * as teamMessaging from '../pages/solutions/team-messaging/content.ts';
import TeamMessagingPage from '../pages/solutions/team-messaging/page.tsx';
import * as videoCalling from '../pages/solutions/video-calling/content.ts';
import VideoCallingPage from '../pages/solutions/video-calling/page.tsx';
import { solutions } from './solutions.ts';

interface Words {
  hero: { title: string; lead: string; first: Action; second: Action };
  features: { title: string; items: Record<string, Feature> };
  benefits: { title: string; items: readonly Benefit[] };
  closing: { title: string; start: string; second: Action };
}

/** A line of a checklist or a row. */
type Benefit = ChecklistItem | { title: string };

interface Action {
  text: string;
  href: string;
}

const pages: Record<string, { words: Words; Page: ComponentType<PageProps> }> = {
  '/solutions/cloud-phone': { words: cloudPhone, Page: CloudPhonePage },
  '/solutions/video-calling': { words: videoCalling, Page: VideoCallingPage },
  '/solutions/team-messaging': { words: teamMessaging, Page: TeamMessagingPage },
  '/solutions/team-meetings': { words: teamMeetings, Page: TeamMeetingsPage },
  '/solutions/file-sharing': { words: fileSharing, Page: FileSharingPage },
  '/solutions/integrations': { words: integrations, Page: IntegrationsSolutionPage },
};

/** A page as visitors get it, with the words of its links. */
function rendered(Page: ComponentType<PageProps>) {
  const html = renderToStaticMarkup(
    createElement(Page, { site: { brand: 'Sandline' } as PageProps['site'], pages: [] }),
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner = '']) => ({
    href,
    text: inner.replaceAll(/<svg.*?<\/svg>/gs, ''),
  }));
  return { html, links };
}

function nameOf(benefit: Benefit) {
  if (typeof benefit === 'string') return benefit;
  return 'title' in benefit ? benefit.title : benefit.lead;
}

describe.each(solutions)('$path', ({ path, meta, ...declaration }) => {
  const page = pages[path];
  if (!page) throw new Error(`Add the words and the page of ${path} to this test`);
  const { words } = page;
  const { html, links } = rendered(page.Page);

  it('says in one heading what the product does', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`>${words.hero.title}</h1>`);
  });

  it('has two ways on below the heading', () => {
    expect(links.slice(0, 2)).toEqual([words.hero.first, words.hero.second]);
  });

  it('describes six features', () => {
    const features = Object.values(words.features.items);
    expect(features).toHaveLength(6);
    for (const { title, text } of features) expect(html).toContain(`<h3>${title}</h3><p>${text}</p>`);
  });

  it('lists at most eight benefits', () => {
    expect(words.benefits.items.length).toBeLessThanOrEqual(8);
    for (const benefit of words.benefits.items) expect(html).toContain(`>${nameOf(benefit)}<`);
  });

  it('ends with the way to the signup', () => {
    expect(links.slice(-2)).toEqual([{ href: '/signup', text: words.closing.start }, words.closing.second]);
  });

  it('shows at least two drawings, each a sentence to those who cannot see it', () => {
    const labels = [...html.matchAll(/<figure role="img" aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(labels.length).toBeGreaterThanOrEqual(2);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('does all its work without script', () => {
    expect(declaration.interactive).toBe(false);
    expect(html).not.toContain('style=');
  });

  it('stands in the sitemap as the specification says', () => {
    expect(pageInfoSchema.parse({ path, meta, ...declaration }).sitemap).toMatchObject({
      category: 'Solutions',
      priority: 0.8,
      changeFrequency: 'Monthly',
    });
  });

  it('tells search engines where it belongs and what is offered', () => {
    expect(meta.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: '{brand}' }, { item: `{origin}${path}` }] },
      { '@type': 'Service', url: `{origin}${path}` },
    ]);
  });
});

describe('Video calling and the plans', () => {
  it.each(videoCalling.rooms.sizes)('agree that $plan holds $participants participants', ({ plan, participants }) => {
    const { features } = plans.find(({ name }) => name === plan) ?? {};
    expect(features).toContain(`Video for up to ${participants} participants`);
  });

  it('agree on the price that they start with', () => {
    expect(videoCalling.benefits.items.at(-1)?.text).toContain(`$${plans[0]?.monthlyPrice} per user per month`);
  });
});
