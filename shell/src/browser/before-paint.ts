/**
 * Calls back after this task, before its changes are painted: in the next task, or in an earlier frame. A callback that
 * needs layout does not prolong the present task, and the browser does not delay it until the frame.
 */
export function beforePaint(callback: () => void): void {
  const run = () => {
    clearTimeout(task);
    cancelAnimationFrame(frame);
    callback();
  };
  const task = setTimeout(run);
  const frame = requestAnimationFrame(run);
}
