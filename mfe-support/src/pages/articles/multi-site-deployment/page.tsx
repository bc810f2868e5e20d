import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { SitesDiagram } from './sites-diagram.tsx';

export default function MultiSiteDeploymentPage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ sites: <SitesDiagram /> }} pages={pages} />;
}
