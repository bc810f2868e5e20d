import { FEDERATION_MANIFEST } from '@site/contracts/release-files';
import type { CompositionRecord } from '../publish/composition-record.ts';
import type { PublicAnswers } from '../serve/public-answers.ts';

/** Files of an exported site. */
interface ExportedFiles {
  /** File → content. */
  documents: Map<string, Buffer>;
  /** File → content of all other files. */
  others: Map<string, Buffer>;
}

/**
 * @param addresses files that documents reference
 * @throws when one of them is missing or damaged
 */
export async function toFiles(
  { files }: CompositionRecord,
  addresses: string[],
  answers: PublicAnswers,
): Promise<ExportedFiles> {
  const contentAt = async (address: string) => {
    const answer = await answers.find(address);
    if (!answer) throw new Error(`${address} no longer exists.`);
    return answer.bodies.identity.content;
  };
  const exported: ExportedFiles = { documents: new Map(), others: new Map() };
  // Hosts would cache a manifest forever, like all files of remotes, but it changes with the next release.
  const lasting = Object.entries(files).filter(([address]) => !address.endsWith(`/${FEDERATION_MANIFEST}`));
  for (const [address, { file }] of lasting)
    (file.endsWith('.html') ? exported.documents : exported.others).set(file, await contentAt(address));
  for (const address of addresses) exported.others.set(address.slice(1), await contentAt(address));
  return exported;
}
