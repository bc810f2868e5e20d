/** What stands in for parts of browsers that a rendering process does not have. */
export interface StandIns {
  /**
   * Something that can be read from, called and constructed at will.
   * @param known what of it is not a stand-in
   */
  standIn(known?: object): object;
  /** Whether any was used for more than what is known of it. */
  isUsed(): boolean;
}

export function createStandIns(): StandIns {
  let isUsed = false;

  const anything: object = new Proxy(function standIn() {}, {
    get(_target, name) {
      isUsed = true;
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      // A promise would wait for it.
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
