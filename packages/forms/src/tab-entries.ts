/** @returns what the tab keeps under a key, if anything; a browser that blocks storage keeps nothing, and forms work without */
export function readEntry<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** Keeps a value in the tab, or forgets it. */
export function writeEntry(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked or full.
  }
}
