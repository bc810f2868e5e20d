import { ServedDocument } from './served-document.ts';

/** Returns the first heading of the served document at an address, or the status of a response without one. */
export async function headingAt(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers });
  const [heading = String(answer.status)] = new ServedDocument(await answer.text()).texts('h1');
  return heading;
}
