import { contentType } from 'mime-types';

/** Media type of a file by the ending of its name, with its character set. */
export const mediaType = (file: string) =>
  contentType(file.slice(file.lastIndexOf('/') + 1)) || 'application/octet-stream';
