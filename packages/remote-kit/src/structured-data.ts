/** Page in a breadcrumb trail; `{brand}` stands for the product name. */
export interface TrailStep {
  name: string;
  path: string;
}

/**
 * Creates the structured data of a breadcrumb trail (schema.org BreadcrumbList).
 * @param steps from the home page to the page itself
 */
export const trail = (steps: readonly TrailStep[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `{origin}${path}`,
  })),
});

/**
 * Creates the structured data of the trail from the home page to a page.
 * @param name of the page, as in the sitemap
 */
export const breadcrumbs = (name: string, path: string) =>
  trail([
    { name: '{brand}', path: '/' },
    { name, path },
  ]);

/** Creates the structured data of a page's questions (schema.org FAQPage). */
export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
