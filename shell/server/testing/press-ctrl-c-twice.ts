import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/**
 * Presses Ctrl-C during a request, and again when no other is pending.
 * @param port of the process
 * @returns the answer to the visitor
 */
export async function pressCtrlCTwice(child: ChildProcess, port: number): Promise<string> {
  const visitor = connect(port, 'localhost');
  await once(visitor, 'connect');
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const isRefused = () =>
    fetch(`http://localhost:${port}/`).then(
      () => false,
      () => true,
    );
  child.kill('SIGINT');
  await expect.poll(isRefused).toBe(true);
  child.kill('SIGINT');
  visitor.write('\r\n');
  return text(visitor);
}
