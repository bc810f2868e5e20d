/** Network Information API; not in Safari and Firefox. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor has asked for less data, or is on a network where code that may not be needed is in the way. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
