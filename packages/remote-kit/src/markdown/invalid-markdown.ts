import type { Node } from 'unist';

interface Position {
  line: number;
  column: number;
}

/**
 * Error in a Markdown file, for editors. The message is one sentence; `name` is line and column, which build and test runner
 * print between file name and message.
 */
export class InvalidMarkdown extends Error {
  /** Hides the stack in webpack's output. */
  readonly hideStack = true;

  constructor(message: string, at: Pick<Node, 'position'> | Position | undefined) {
    super(message);
    const { line, column } = (at && 'line' in at ? at : at?.position?.start) ?? { line: 1, column: 1 };
    this.name = `${line}:${column}`;
  }
}
