import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

interface Solution extends Pick<PageDeclaration['meta'], 'title' | 'description' | 'keywords'> {
  /** Name of the product, as in the menu. */
  name: string;
  path: `/solutions/${string}`;
  social: { title: string; description: string };
  /** One line of the sitemap. */
  summary: string;
  icon: string;
  /** Its position in the menu Solutions, and the line below its name there. */
  menu: { order: number; line: string };
}

/** Declares the page of one product, with the common parts of all six. */
export function solutionDeclaration({ name, path, summary, icon, menu, ...meta }: Solution): PageDeclaration {
  return {
    path,
    interactive: false,
    meta: {
      ...meta,
      jsonLd: [
        breadcrumbs(name, path),
        {
          '@context': 'https://schema.org',
          '@type': 'Service',
          name,
          serviceType: name,
          description: meta.description,
          url: `{origin}${path}`,
          provider: { '@type': 'Organization', '@id': '{origin}/#organization', name: '{brand}' },
          audience: { '@type': 'BusinessAudience', name: 'Businesses' },
        },
      ],
    },
    sitemap: {
      title: name,
      category: 'Solutions',
      description: summary,
      priority: 0.8,
      changeFrequency: 'Monthly',
      icon,
    },
    navigation: [{ group: 'solutions', label: name, order: menu.order, description: menu.line }],
  };
}
