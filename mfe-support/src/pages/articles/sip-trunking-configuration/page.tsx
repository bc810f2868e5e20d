import type { PageProps } from '@site/contracts';
import { ArticlePage } from '../../../articles/article-page.tsx';
import * as article from './article.md';

export default function SipTrunkingConfigurationPage(props: PageProps) {
  return <ArticlePage {...props} article={article} />;
}
