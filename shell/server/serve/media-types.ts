import { contentType } from 'mime-types';

/** Returns the media type of a file by its extension, with its character set. */
export const mediaType = (file: string) =>
  contentType(file.slice(file.lastIndexOf('/') + 1)) || 'application/octet-stream';
