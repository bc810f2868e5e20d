import type { Composition } from '../compose/composition.ts';

/** Name of a composition's folder. The latest one comes last in alphabetical order. */
export const folderName = ({ createdAt, id }: Composition): string => `${createdAt.replaceAll(/[-:]/g, '')}-${id}`;
