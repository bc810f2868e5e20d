/// <reference path="./file-modules.d.ts" />

declare module '@remote/remote.ts' {
  const pages: import('../define-pages.ts').PageDeclaration[];
  export default pages;
}

interface ImportMeta {
  /** Modules of all matching files by their path from the importing file; see webpack's documentation. */
  glob<Exported>(
    pattern: string,
    options: { query: string; import: string; eager: true },
  ): Readonly<Record<string, Exported>>;
  /** Hot module replacement, in builds with it. */
  webpackHot?: { check(autoApply: boolean): Promise<unknown> };
  webpackContext(
    directory: string,
    options: { recursive: boolean; regExp: RegExp; mode: 'lazy' | 'eager'; chunkName?: string },
  ): (request: string) => Promise<unknown>;
}

/** Name of the remote, in development builds. */
declare const REMOTE_NAME: string;

/** Webpack's runtime in a container that a tab can update. */
declare const __webpack_require__: {
  /** Handlers that load the changes of chunks, by the type of their modules. */
  hmrC: Record<string, unknown>;
};

/** Hash of the container's build. */
declare const __webpack_hash__: string;

/** Container whose code a tab can replace. */
interface HotContainer {
  build(): string;
  /** Applies the changes of the next build; rejects when that requires a document load. */
  update(): Promise<unknown>;
}

/** API of the shell's development script for containers in the same tab. */
declare var siteDevelopment: { join(remote: string, container: HotContainer): void } | undefined;

declare module '*.md' {
  const text: import('../markdown/markdown-text.ts').MarkdownText;
  export default text.default;
  export const frontmatter: typeof text.frontmatter;
  export const contents: typeof text.contents;
  export const minutes: typeof text.minutes;
}
