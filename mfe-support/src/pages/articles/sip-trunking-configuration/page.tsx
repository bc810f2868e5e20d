import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import { article } from './content.ts';
import { FailoverDiagram } from './failover-diagram.tsx';

export default function SipTrunkingConfigurationPage({ pages }: PageProps) {
  return <ArticlePage article={article} drawings={{ failover: <FailoverDiagram /> }} pages={pages} />;
}
