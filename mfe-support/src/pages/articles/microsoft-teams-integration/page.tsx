import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { DirectoriesDrawing } from './directories-drawing.tsx';

export default function MicrosoftTeamsIntegrationPage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ directories: <DirectoriesDrawing /> }} pages={pages} />;
}
