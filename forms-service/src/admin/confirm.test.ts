import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from './confirm.ts';

/** Creates a terminal whose user answers the question, or where only the input is a terminal. */
function terminalWith(keys: string | undefined, isWhole = true) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stderr = Object.assign(new PassThrough(), { isTTY: isWhole });
  stderr.once('data', () => (keys === undefined ? stdin.end() : stdin.write(keys)));
  return { env: {}, stdin, stdout: new PassThrough(), stderr };
}

it.each([
  ['Ctrl-C', '\x03', true],
  ['Ctrl-D', '\x04', true],
  ['the end of the input', undefined, true],
  ['the end of the input, with questions in a file', undefined, false],
  ['Enter', '\r', true],
  ['"no"', 'no\r', true],
])('Answering with %s changes nothing', async (_answer, keys, isWhole) => {
  const asked = confirm(terminalWith(keys, isWhole), 'All of it will be removed.', undefined);
  await expect(asked).rejects.toThrow(/^Nothing was changed\.$/);
});

it('Answering with "yes" continues', async () => {
  await confirm(terminalWith('Yes\r'), 'All of it will be removed.', undefined);
});
