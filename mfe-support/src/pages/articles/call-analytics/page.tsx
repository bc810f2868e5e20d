import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { DayDrawing } from './day-drawing.tsx';

export default function CallAnalyticsPage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ day: <DayDrawing /> }} pages={pages} />;
}
