import type { Composition } from '../compose/composition.ts';

/** Begins the name of a folder that is being written. */
export const UNFINISHED = 'unfinished-';

/** Name of a composition's folder. The latest one comes last in alphabetical order. */
export const folderName = ({ createdAt, id }: Composition): string => `${createdAt.replaceAll(/[-:]/g, '')}-${id}`;
