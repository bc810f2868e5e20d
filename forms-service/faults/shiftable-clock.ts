/**
 * Loaded into a process before its own code: the process then lives as much earlier or later as its parent tells it.
 * Its timers and the machine's clock stay as they are.
 */
let shiftMs = 0;
const now = () => realNow() + shiftMs;
const realNow = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message: { shiftMs?: number }) => {
  if (message.shiftMs === undefined) return;
  shiftMs = message.shiftMs;
  process.send?.({ shiftMs });
});
