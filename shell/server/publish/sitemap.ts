import type { ReleasePage, SiteConfig } from '@site/contracts';
import { escapeHtml } from '@site/process';

/**
 * Creates the `sitemap.xml` of the live pages (sitemaps.org protocol 0.9).
 * @param renderedAt path → when its document was rendered, in ISO 8601
 */
export function sitemap(pages: ReleasePage[], site: SiteConfig, renderedAt: ReadonlyMap<string, string>): string {
  const entries = pages.map(({ path, sitemap: { priority, changeFrequency } }) =>
    [
      '<url>',
      `<loc>${escapeHtml(new URL(path, site.origin).href)}</loc>`,
      `<lastmod>${renderedAt.get(path)}</lastmod>`,
      `<changefreq>${changeFrequency.toLowerCase()}</changefreq>`,
      `<priority>${priority.toFixed(1)}</priority>`,
      '</url>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Creates a `robots.txt` that allows everything except the service's own paths. */
export function robots(site: SiteConfig): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /-/\n\nSitemap: ${new URL('/sitemap.xml', site.origin).href}\n`;
}
