/**
 * Calls back after this task, and before anything that it has changed is painted: in the next task, or in a frame that
 * comes sooner. A callback that needs the layout of much that has changed does not make the task longer by it, and the
 * browser does not wait for the frame to begin with it.
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
