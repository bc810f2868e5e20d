import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { JitterDiagram } from './jitter-diagram.tsx';

export default function NetworkOptimizationPage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ jitter: <JitterDiagram /> }} pages={pages} />;
}
