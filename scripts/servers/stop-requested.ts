import { untilStopRequested as untilAsked } from '@site/process';

const PARENT_POLL_MS = 500;
const STARTED_BY = process.ppid;

/** npm hands a SIGTERM to a shell that does not pass it on, so the end of that shell counts as one. */
function untilShellOfNpmEnds(): Promise<void> {
  return new Promise((resolve) => {
    if (!process.env.npm_lifecycle_event) return;
    const checkParent = () => {
      if (process.ppid !== STARTED_BY) resolve();
    };
    setInterval(checkParent, PARENT_POLL_MS).unref();
  });
}

/** Resolves when this process is asked to stop, also by way of npm. A second request does not end it before its children. */
export const untilStopRequested = (): Promise<void> => Promise.race([untilAsked(), untilShellOfNpmEnds()]);
