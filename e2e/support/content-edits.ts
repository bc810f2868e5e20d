/** Gives a page a recognizable heading: an edit of its `content.ts`. */
export const headed = (words: string) => (text: string) => text.replace(/title: '[^']*'/, `title: '${words}'`);

/** Makes a page throw when it is rendered: an edit of its `content.ts`. */
export const broken = (text: string) =>
  text.replace(/title: '[^']*'/, "get title(): string { throw new Error('half finished'); }");
