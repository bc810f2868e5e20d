/// <reference path="./file-modules.d.ts" />

declare module '@remote/remote.ts' {
  const pages: import('../define-pages.ts').PageDeclaration[];
  export default pages;
}

interface ImportMeta {
  /** The modules of all files that match, by their path from the importing file; see webpack's documentation. */
  glob<Exported>(
    pattern: string,
    options: { query: string; import: string; eager: true },
  ): Readonly<Record<string, Exported>>;
  /** Hot module replacement, where the build has it. */
  webpackHot?: { check(autoApply: boolean): Promise<unknown> };
  webpackContext(
    directory: string,
    options: { recursive: boolean; regExp: RegExp; mode: 'lazy' | 'eager'; chunkName?: string },
  ): (request: string) => Promise<unknown>;
}

/** Name of the remote that a development build belongs to. */
declare const REMOTE_NAME: string;

/** The build that a container is of. */
declare const __webpack_hash__: string;

/** A container whose code a tab can replace. */
interface HotContainer {
  build(): string;
  /** Takes over what the next build has changed; rejects when only a new document can. */
  update(): Promise<unknown>;
}

/** What the shell's script for developers offers to containers in the same tab. */
declare var siteDevelopment: { join(remote: string, container: HotContainer): void } | undefined;

declare module '*.md' {
  const text: import('../markdown/markdown-text.ts').MarkdownText;
  export default text.default;
  export const frontmatter: typeof text.frontmatter;
  export const contents: typeof text.contents;
  export const minutes: typeof text.minutes;
}
