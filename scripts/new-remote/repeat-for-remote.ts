/** A passage about one remote: the text from `start` up to and including `end`. */
export interface Passage {
  start: string;
  /** Only `start` by default. */
  end?: string;
}

interface Repetition {
  /** Names of possible remotes. */
  known: readonly string[];
  added: string;
  /** Text before the repetition; empty by default. */
  separator?: string;
}

const WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** Replaces the name of one remote with another, also in the name of its folder. */
export const renameRemote = (text: string, from: string, to: string) =>
  text.replaceAll(WORDS, (word) => (word === from ? to : word === `mfe-${from}` ? `mfe-${to}` : word));

function find(text: string, { start, end = '' }: Passage) {
  const from = text.indexOf(start);
  return from < 0 ? undefined : { from, to: text.indexOf(end, from + start.length) + end.length };
}

/**
 * Repeats the passage about a remote for another one, after that of the last remote.
 * @throws when the file names none of the known remotes
 */
export function repeatForRemote(
  text: string,
  passageOf: (name: string) => Passage,
  { known, added, separator = '' }: Repetition,
): string {
  const passages = known.flatMap((name) => {
    const found = find(text, passageOf(name));
    return found ? [{ name, ...found }] : [];
  });
  const [last] = passages.toSorted((a, b) => b.to - a.to);
  if (!last) throw new Error(`No remote is named where "${passageOf('NAME').start}" was expected.`);
  const repetition = renameRemote(text.slice(last.from, last.to), last.name, added);
  return text.slice(0, last.to) + separator + repetition + text.slice(last.to);
}
