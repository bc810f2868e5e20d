import type { SiteConfig } from '@site/contracts';
import type { ComponentType } from 'react';

/** What stands for the parts of a text, by name; `@site/ui/text/text-components.tsx` has all of them. */
export type TextComponents = Readonly<Record<string, ComponentType<never> | string>>;

/** What stands for `{brand}`, `{email}` and `{address}`: the site configuration, for example. */
export type TextValues = Pick<SiteConfig, 'brand' | 'email' | 'address'>;

/** The module of a Markdown file. */
export interface MarkdownText {
  default: ComponentType<{
    components: TextComponents;
    /** Needed by texts with placeholders; those that `placeholders` of the folder's `front-matter.ts` adds, too. */
    values?: TextValues;
  }>;
  /** Fields before the text, held against the `front-matter.ts` of the folder when the file is built. */
  frontmatter: unknown;
  /** Id and words of every heading of the second level. */
  contents: readonly { id: string; label: string }[];
  /** Reading time. */
  minutes: number;
}
