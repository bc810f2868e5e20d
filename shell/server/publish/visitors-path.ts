/**
 * Path that no page can have. In the composition of a share, it is a folder with a file for each bucket of visitors in the
 * share; in the live composition, it is an empty file, because web servers cache existing paths but look up missing ones each
 * time.
 */
export const VISITORS = '-/visitors';
