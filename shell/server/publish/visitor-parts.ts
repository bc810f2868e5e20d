/**
 * Below a path that no page can have: in the composition of a share, a folder with a file for each part of the visitors who get
 * it; in what everybody gets, an empty file. Web servers keep what they know of a path that is there, and ask the disk each
 * time for one that is not.
 */
export const VISITORS = '-/visitors';
