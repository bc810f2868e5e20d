import type { Composition } from '../compose/composition.ts';

/** Returns the name of a composition's folder. The latest one is last in alphabetical order. */
export const folderName = ({ createdAt, id }: Composition): string => `${createdAt.replaceAll(/[-:]/g, '')}-${id}`;

/** Whether a folder holds the composition with this id. */
export const isFolderOf = (name: string, id: string): boolean => name.endsWith(`-${id}`);
