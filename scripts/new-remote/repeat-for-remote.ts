/** What a file says of one remote: its text from `start` up to and including `end`. */
export interface Passage {
  start: string;
  /** Nothing but `start` unless given. */
  end?: string;
}

interface Repetition {
  /** Names of the remotes that may be there. */
  known: readonly string[];
  added: string;
  /** Stands before the repetition; nothing unless given. */
  separator?: string;
}

const WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** Names the other remote wherever the one is named, as itself or as its folder. */
export const renameRemote = (text: string, from: string, to: string) =>
  text.replaceAll(WORDS, (word) => (word === from ? to : word === `mfe-${from}` ? `mfe-${to}` : word));

function find(text: string, { start, end = '' }: Passage) {
  const from = text.indexOf(start);
  return from < 0 ? undefined : { from, to: text.indexOf(end, from + start.length) + end.length };
}

/**
 * Repeats what a file says of a remote for another one, after the last remote that is there.
 * @throws when none of the known remotes is there
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
