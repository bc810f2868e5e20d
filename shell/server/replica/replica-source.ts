import { isListed, type Listing, listingSchema, type Scope } from './listing.ts';
import { unpack } from './packed-files.ts';

const TIMEOUT_MS = 15_000;

/** Source of replication. */
export interface ReplicaSource {
  /** @returns undefined if nothing has changed since `version` */
  list(version: string | undefined): Promise<{ listing: Listing; version: string } | undefined>;
  /**
   * @returns contents in the order of the names
   * @throws ListingOutdated (rejects) when one of them does not exist
   */
  readFiles(files: string[]): Promise<Buffer[]>;
}

export interface ReplicaSourceOptions {
  /** Returns the current address of the shell, if known. */
  url: () => URL | undefined;
  /** Replication token of the shell. */
  token: string;
  scope: Scope;
  /** Aborts requests. */
  signal: AbortSignal;
}

/** A listed file has changed or was removed, as the next listing will show. */
export class ListingOutdated extends Error {}

export function createReplicaSource({ url, token, scope, signal }: ReplicaSourceOptions): ReplicaSource {
  const ask = async (address: string, headers: Record<string, string> = {}, body?: string) => {
    const base = url();
    if (!base) throw new Error('No shell is composing right now.');
    const response = await fetch(new URL(address, base), {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { authorization: `Bearer ${token}`, ...headers },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok || response.status === 304) return response;
    const reason = `${response.url} answers ${response.status}: ${(await response.text()).trim().slice(0, 200)}`;
    throw response.status === 404 ? new ListingOutdated(reason) : new Error(reason);
  };

  return {
    async list(version) {
      const response = await ask(`/-/replica/${scope}`, version === undefined ? {} : { 'if-none-match': version });
      if (response.status === 304) return undefined;
      const listing = listingSchema.parse(await response.json());
      const names = [...listing.files, ...listing.links].map(([name]) => name).concat(listing.emptyFolders);
      const foreign = names.find((name) => !isListed(name, scope));
      if (foreign !== undefined) throw new Error(`The shell lists ${foreign}, which is not part of a replica.`);
      return { listing, version: response.headers.get('etag') ?? '' };
    },
    async readFiles(files) {
      const response = await ask(`/-/replica/${scope}`, { 'content-type': 'application/json' }, JSON.stringify(files));
      return unpack(Buffer.from(await response.arrayBuffer()));
    },
  };
}
