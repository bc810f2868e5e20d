import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { LinesDrawing } from './lines-drawing.tsx';

export default function UcaasMigrationGuidePage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ lines: <LinesDrawing /> }} pages={pages} />;
}
