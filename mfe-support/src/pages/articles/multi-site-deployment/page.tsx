import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import * as article from './article.md';

export default function MultiSiteDeploymentPage(props: PageProps) {
  return <ArticlePage {...props} article={article} />;
}
