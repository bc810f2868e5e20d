import type { SitemapEntry } from '@site/contracts';

export const content = {
  hero: {
    back: { href: '/', label: 'Home' },
    title: 'Sitemap',
    lead: (brand: string) =>
      `Every page of ${brand}: its address, what it covers and how often it changes. Choose a category to see only its pages.`,
    note: 'Note: last updated January 19, 2025',
  },
  /** Order of the groups. Not the contract's list itself: its module would bring the schema library into the page. */
  categoryOrder: [
    'Core',
    'Product',
    'Solutions',
    'VoIP',
    'Resources',
    'Company',
    'Support',
    'Legal',
    'Navigation',
  ] satisfies SitemapEntry['category'][],
  /** Files served next to the pages. */
  files: [
    {
      href: '/sitemap.xml',
      title: 'XML Sitemap',
      category: 'Navigation',
      description: 'The directory of pages in the format that search engines read',
      priority: 0.3,
      changeFrequency: 'Weekly',
      icon: 'file-text',
    },
    {
      href: '/robots.txt',
      title: 'Robots.txt',
      category: 'Navigation',
      description: 'What crawlers may read, and where the XML sitemap is',
      priority: 0.3,
      changeFrequency: 'Yearly',
      icon: 'file-text',
    },
  ] satisfies (SitemapEntry & { href: string })[],
  counts: {
    pages: 'pages and files',
    categories: 'categories',
  },
  filter: {
    title: 'Pages by category',
    legend: 'Category to show',
    all: 'All',
  },
  table: {
    label: 'Directory of pages',
    columns: {
      title: 'Title',
      url: 'URL',
      category: 'Category',
      description: 'Description',
      priority: 'Priority',
      frequency: 'Update frequency',
      visit: 'Link',
    },
    visit: 'Visit',
  },
  seo: {
    kicker: 'SEO',
    title: 'For search engines',
    text: 'Crawlers read the same directory as XML. Both files are written from the pages that are live, so a new page is listed as soon as it is published.',
    xml: 'Open sitemap.xml',
    robots: 'Open robots.txt',
    facts: {
      address: 'Canonical address',
      priorities: 'Priorities',
      frequencies: 'Update frequency',
      metadata: 'Metadata',
    },
    priorities: (highest: string, lowest: string) => `${highest} to ${lowest}`,
    metadata: 'A unique title, description, keywords and social preview for every page',
  },
  fetchAll: {
    button: 'Fetch All Pages',
    text: 'Lists every URL in your browser console, and requests none of them.',
    logged: (count: number) => `${count} URLs logged`,
    where: 'The list is in your browser console.',
  },
};
