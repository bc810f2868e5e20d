/** Preloaded into a process to shift its clock as its parent requests. Timers and the system clock are unaffected. */
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
