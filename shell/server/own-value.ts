/** Looks up a name from outside, which may be that of a property of all objects, such as `constructor`. */
export const ownValue = <Value>(values: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
