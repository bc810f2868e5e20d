import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { CrestsDiagram } from './crests-diagram.tsx';

export default function BusinessContinuityPage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ crests: <CrestsDiagram /> }} pages={pages} />;
}
