/** Returns a number with its noun: `1 page`, `2 pages`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
