/** Runs one piece of work at a time. */
export interface WorkQueue {
  /** Does the work after what is already waiting; never rejects. */
  run(): Promise<void>;
  /** Ends repetition. */
  close(): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Work that must get done: a failure is reported, and the work repeated after growing pauses until it succeeds.
 * @param work what to do
 * @param onFailure told about each failure
 */
export function createWorkQueue(work: () => Promise<void>, onFailure: (error: unknown) => void): WorkQueue {
  let last = Promise.resolve();
  let pause = FIRST_PAUSE_MS;
  let repetition: NodeJS.Timeout | undefined;

  const attempt = async () => {
    clearTimeout(repetition);
    try {
      await work();
      pause = FIRST_PAUSE_MS;
    } catch (error) {
      onFailure(error);
      repetition = setTimeout(run, pause).unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };

  const run = () => {
    last = last.then(attempt);
    return last;
  };

  return { run, close: () => clearTimeout(repetition) };
}
