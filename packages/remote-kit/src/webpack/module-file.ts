import path from 'node:path';

/**
 * Returns the file of another module of this package, for tools that take paths: TypeScript in the workspace, JavaScript where
 * the package is installed.
 * @param from `import.meta` of the calling module
 * @param name path from its folder, without extension
 */
export const moduleFile = ({ dirname, filename }: ImportMeta, name: string): string =>
  path.join(dirname, name + path.extname(filename));
