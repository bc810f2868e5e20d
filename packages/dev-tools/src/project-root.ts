import path from 'node:path';

/** Folder of the project, independent of the working directory. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Returns the absolute path of a file of the project. */
export const inProject = (...segments: string[]) => path.join(root, ...segments);
