import type { SiteConfig } from '@site/contracts';
import type { ComponentType } from 'react';

/** Components for the parts of a text by name; `@site/ui/text/text-components.tsx` has all of them. */
export type TextComponents = Readonly<Record<string, ComponentType<never> | string>>;

/** Values of `{brand}`, `{email}` and `{address}`, such as the site configuration. */
export type TextValues = Pick<SiteConfig, 'brand' | 'email' | 'address'>;

/** Module of a Markdown file. */
export interface MarkdownText {
  default: ComponentType<{
    components: TextComponents;
    /** Required by texts with placeholders, including those of the folder's `front-matter.ts`. */
    values?: TextValues;
  }>;
  /** Fields before the text, validated at build time with the `front-matter.ts` of the folder. */
  frontmatter: unknown;
  /** Id and text of every second-level heading. */
  contents: readonly { id: string; label: string }[];
  /** Reading time. */
  minutes: number;
}
