/** Reads a value from the storage of the tab; undefined where the browser blocks it, which forms can do without. */
export function readEntry<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** Stores a value in the tab, or removes it. */
export function writeEntry(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked or full.
  }
}
