/** Stand-ins for browser features that a rendering process lacks. */
export interface StandIns {
  /**
   * Creates an object whose properties can be read, called and constructed without an error.
   * @param known real properties
   */
  standIn(known?: object): object;
  /** Whether code used more than the real properties. */
  isUsed(): boolean;
}

export function createStandIns(): StandIns {
  let isUsed = false;

  const anything: object = new Proxy(function standIn() {}, {
    get(_target, name) {
      isUsed = true;
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      // Otherwise `await` would treat it as a promise.
      if (name === 'then') return undefined;
      return name === 'prototype' ? {} : anything;
    },
    set: () => true,
    apply() {
      isUsed = true;
      return anything;
    },
    construct() {
      isUsed = true;
      return anything;
    },
  });

  return {
    standIn: (known) =>
      known
        ? new Proxy(known, {
            get: (target, name) => (name in target ? Reflect.get(target, name) : Reflect.get(anything, name)),
          })
        : anything,
    isUsed: () => isUsed,
  };
}
