import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { isSecret } from '@site/process';

const KIND = 'scrypt';
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** OWASP's recommendation for 16 MB of memory: 0.1 s per sign-in, and expensive for anyone who steals hashes. */
const COST = { N: 2 ** 14, r: 8, p: 5 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** Password hashes by user name, from `INBOX_USERS`. */
export type InboxUsers = ReadonlyMap<string, string>;

/** `NAME:scrypt.SALT.HASH`; needs no quoting in Compose files and shells. */
export const INBOX_USER = /^([a-z0-9][a-z0-9._@-]{0,63}):(scrypt\.[\w-]{22}\.[\w-]{43})$/i;

/** Returns the hash of a password as written in `INBOX_USERS`. */
export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  const hash = await derive(password, salt, HASH_BYTES, COST);
  return [KIND, salt.toString('base64url'), hash.toString('base64url')].join('.');
}

/** Compares a password with a hash; takes as long for an unknown user as for a known one. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const salt = hash ? Buffer.from(hash.split('.')[1] ?? '', 'base64url') : randomBytes(SALT_BYTES);
  return isSecret(await hashPassword(password, salt), hash ?? '');
}
