import type { Processor } from 'unified';

/** Remark plugin: reads the line endings of a checkout on Windows as those that the repository has. */
export function normalizeLineEndings(this: Processor) {
  const { parser } = this;
  this.parser = parser && ((text, file) => parser(text.replaceAll('\r\n', '\n'), file));
}
