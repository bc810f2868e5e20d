import type { Node } from 'unist';

interface Position {
  line: number;
  column: number;
}

/**
 * Something that an editor has to correct in a Markdown file. The message is one sentence; `name` is line and column,
 * which build and test runner print between the file's name and the message.
 */
export class InvalidMarkdown extends Error {
  /** Tells webpack that the stack says nothing about the file. */
  readonly hideStack = true;

  constructor(message: string, at: Pick<Node, 'position'> | Position | undefined) {
    super(message);
    const { line, column } = (at && 'line' in at ? at : at?.position?.start) ?? { line: 1, column: 1 };
    this.name = `${line}:${column}`;
  }
}
