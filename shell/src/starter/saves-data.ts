/** Network Information API; not in Safari and Firefox. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Checks whether the visitor has asked for less data, or uses a network too slow for code that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
