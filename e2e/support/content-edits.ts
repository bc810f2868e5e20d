/** Gives a page a heading that can be told apart: a change of its `content.ts`. */
export const headed = (words: string) => (text: string) => text.replace(/title: '[^']*'/, `title: '${words}'`);

/** Has a page throw when it is rendered, likewise. */
export const broken = (text: string) =>
  text.replace(/title: '[^']*'/, "get title(): string { throw new Error('half finished'); }");
