/**
 * Reads a metric of a running shell.
 * @param url address of the shell
 * @throws when the shell does not tell it
 */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/-/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (!value) throw new Error(`The shell does not tell ${name}.`);
  return Number(value);
}

/** @returns bytes */
export const readResidentMemory = (url: string): Promise<number> => readMetric(url, 'process_resident_memory_bytes');
