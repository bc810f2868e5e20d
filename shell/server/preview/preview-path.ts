/** Path below which previews are opened and ended. */
const PREVIEW_PATH = '/-preview/';

/** Ends the preview of who asks. */
export const END_PATH = `${PREVIEW_PATH}end`;

const OPENING = /^\/-preview\/([0-9a-f]{32})$/;

/** Path at which a preview is opened. */
export const openingPath = (id: string): string => PREVIEW_PATH + id;

/** Id of the preview that is opened at a path, if any is. */
export const openedAt = (path: string): string | undefined => OPENING.exec(path)?.[1];
