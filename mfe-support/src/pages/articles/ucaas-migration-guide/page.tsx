import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import * as article from './article.md';

export default function UcaasMigrationGuidePage({ pages }: PageProps) {
  return <ArticlePage article={article} pages={pages} />;
}
