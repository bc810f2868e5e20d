import { ServedDocument } from './served-document.ts';

/** First heading of the document at an address, as it comes without scripts; of an answer without one, the status. */
export async function headingAt(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers });
  const [heading = String(answer.status)] = new ServedDocument(await answer.text()).texts('h1');
  return heading;
}
