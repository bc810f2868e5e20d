import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { RegionsDrawing } from './regions-drawing.tsx';

export default function HipaaCompliancePage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ regions: <RegionsDrawing /> }} pages={pages} />;
}
