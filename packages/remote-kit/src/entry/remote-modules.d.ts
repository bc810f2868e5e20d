declare module '@remote/remote.ts' {
  const pages: import('../define-pages.ts').PageDeclaration[];
  export default pages;
}

interface ImportMeta {
  webpackContext(
    directory: string,
    options: { recursive: boolean; regExp: RegExp; mode: 'lazy'; chunkName: string },
  ): (request: string) => Promise<unknown>;
}

declare module '*.css';

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
