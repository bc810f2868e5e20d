/** Path prefix for opening and ending previews. */
const PREVIEW_PATH = '/-preview/';

/** Path that ends the preview of the requester. */
export const END_PATH = `${PREVIEW_PATH}end`;

const OPENING = /^\/-preview\/([0-9a-f]{32})$/;

/** Returns the path that opens a preview. */
export const openingPath = (id: string): string => PREVIEW_PATH + id;

/** Returns the id of the preview that a path opens, if any. */
export const openedAt = (path: string): string | undefined => OPENING.exec(path)?.[1];
