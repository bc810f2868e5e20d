import { createHmac } from 'node:crypto';
import type { Environment } from './env.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { foldAddress } from './store/fold-address.ts';

/** Hashes an address for an erasure note. */
export type HashAddress = (email: string) => string;

/** Creates the keyed hash: without the secret, addresses cannot be guessed from it. */
export function createAddressHash({ ERASURE_SECRET, DATA_DIR }: Environment): HashAddress {
  const secret = ERASURE_SECRET ?? loadOrCreateSecret(DATA_DIR, 'erasure-secret');
  return (email) => createHmac('sha256', secret).update(foldAddress(email)).digest('hex');
}
