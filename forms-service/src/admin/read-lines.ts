import { CommandFailed } from './command-failed.ts';

/**
 * Reads a file line by line. Avoids node:readline, which also splits at U+2028, a character that visitors may write.
 * @param notUtf8 error message for another encoding
 * @throws CommandFailed when the file is not UTF-8
 */
export async function* readLines(file: AsyncIterable<Uint8Array>, notUtf8: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Uint8Array) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new CommandFailed(notUtf8);
    }
  };
  let rest = '';
  for await (const piece of file) {
    const lines = (rest + decode(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decode();
  if (rest) yield rest;
}
