import { createHmac } from 'node:crypto';
import type { Environment } from './env.ts';
import { loadOrCreateSecret } from './load-or-create-secret.ts';
import { foldAddress } from './store/fold-address.ts';

/** Turns an address into what a note of its erasure keeps of it. */
export type HashAddress = (email: string) => string;

/** The hash is keyed: without the secret, nobody can try which address it was made of. */
export function createAddressHash({ ERASURE_SECRET, DATA_DIR }: Environment): HashAddress {
  const secret = ERASURE_SECRET ?? loadOrCreateSecret(DATA_DIR, 'erasure-secret');
  return (email) => createHmac('sha256', secret).update(foldAddress(email)).digest('hex');
}
