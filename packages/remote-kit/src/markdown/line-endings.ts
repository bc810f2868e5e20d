import type { Processor } from 'unified';

/** Remark plugin: reads CRLF, as in a checkout on Windows, as LF. */
export function normalizeLineEndings(this: Processor) {
  const { parser } = this;
  this.parser = parser && ((text, file) => parser(text.replaceAll('\r\n', '\n'), file));
}
