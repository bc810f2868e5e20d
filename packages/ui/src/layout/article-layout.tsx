import { Prose } from '../text/prose.tsx';
import { ContentsLayout, type ContentsLayoutProps } from './contents-layout.tsx';

/** An article with its contents; `children` are its text, see {@link Prose}. Follows a `HeroDocument`. */
export function ArticleLayout({ children, ...contents }: ContentsLayoutProps) {
  return (
    <ContentsLayout {...contents}>
      <Prose as="article">{children}</Prose>
    </ContentsLayout>
  );
}
