import path from 'node:path';

/** Where the picture of a group is kept. */
export const pictureFile = (category: string) => path.join(import.meta.dirname, `${category.toLowerCase()}.png`);
