/** Loaded into a service before its own code: runs its hourly work once, a second after it has been scheduled. */
const HOUR_MS = 60 * 60_000;
const SOON_MS = 1_000;

globalThis.setInterval = new Proxy(setInterval, {
  apply: (target, self, [work, ms, ...values]) =>
    ms === HOUR_MS ? setTimeout(work, SOON_MS, ...values) : Reflect.apply(target, self, [work, ms, ...values]),
});
