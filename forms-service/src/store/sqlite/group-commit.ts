import type { MessagePort, Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../lead-store.ts';
import type { Command, GroupResult } from './commands.ts';

/** Enough for every open connection; more would only use memory. */
const MAX_WAITING = 5_000;

interface Pending extends PromiseWithResolvers<unknown> {
  command: Command;
}

/**
 * Sends commands to the store thread in groups: commands that arrive while the thread waits for the disk form the next
 * group, which is one transaction. A single command is never delayed. A rejected command has had no effect.
 * @param ended settles when the thread has ended; rejects when it failed
 * @param onDeath called when the thread ends unexpectedly
 */
export function createGroupCommit(
  thread: Worker | MessagePort,
  ended: Promise<unknown>,
  onDeath: (code: string) => void,
) {
  let waiting: Pending[] = [];
  let running: Pending[] = [];
  let dead = false;
  let closing = false;

  function sendNext(): void {
    if (running.length > 0 || waiting.length === 0) return;
    [running, waiting] = [waiting, []];
    thread.postMessage(running.map(({ command }) => command));
  }

  thread.on('message', (answer: GroupResult) => {
    const group = running;
    running = [];
    sendNext();
    if ('failed' in answer) for (const { reject } of group) reject(new StoreUnavailable(answer.failed));
    else for (const [index, { resolve }] of group.entries()) resolve(answer.results[index]);
  });
  const fail = (code: string) => {
    if (!dead && !closing) onDeath(code);
    dead = true;
    for (const { reject } of [...running.splice(0), ...waiting.splice(0)]) reject(new StoreUnavailable(code));
  };
  ended.then(
    () => fail('THREAD_ENDED'),
    () => fail('THREAD_FAILED'),
  );

  function submit<Result>(command: Command): Promise<Result> {
    if (dead || closing) return Promise.reject(new StoreUnavailable('THREAD_ENDED'));
    if (waiting.length >= MAX_WAITING) return Promise.reject(new StoreUnavailable('OVERLOADED'));
    const pending = { command, ...Promise.withResolvers<unknown>() };
    waiting.push(pending);
    sendNext();
    return pending.promise as Promise<Result>;
  }

  /** @param before awaited before the thread is closed */
  async function close(before?: Promise<void>): Promise<void> {
    closing = true;
    const unfinished = [...running, ...waiting].map(({ promise }) => promise);
    await Promise.allSettled([...unfinished, before]);
    if (dead) return;
    thread.postMessage('close');
    await ended;
  }

  return { submit, close };
}
