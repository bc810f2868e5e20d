import path from 'node:path';

/** Folder of the project, whatever folder a command was started from. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** @returns the absolute path of something in the project */
export const inProject = (...segments: string[]) => path.join(root, ...segments);
