import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSecret, tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';
import { digestOf, type TeamTokens, type TokenHolder } from '../../steering/team-tokens.ts';
import { olderThan } from '../../store/older-than.ts';
import { keptNoteSchema } from './kept-note.ts';

const ID = /^[\w-]{43}$/;
const ID_BYTES = 32;
const LIFETIME_MS = 2 * 60 * 60 * 1_000;

const flashSchema = z.object({
  isGood: z.boolean(),
  /** One sentence. */
  message: z.string(),
  /** Path that opens the new preview. */
  preview: z.string().optional(),
  note: keptNoteSchema.optional(),
});

/** Outcome of the last action, shown once. */
export type FlashMessage = z.infer<typeof flashSchema>;

const sessionSchema = z.object({ expiresAt: z.number(), proof: z.string(), flash: flashSchema.optional() });
type StoredSession = z.infer<typeof sessionSchema>;

/** Session of a signed-in token holder. */
export interface Session {
  holder: TokenHolder;
  /** Proves that a request comes from one of our forms; scripts of other pages cannot read it. */
  formToken: string;
  flash?: FlashMessage | undefined;
}

/** Sessions of all shells that share a data folder. */
export interface Sessions {
  /** Opens a session and returns the secret for the browser. */
  open(token: string): Promise<string>;
  /** Returns a session, or undefined if it has expired or its token was removed. */
  find(id: string): Promise<Session | undefined>;
  /** Stores a message for the next page, or none. */
  setFlash(id: string, flash: FlashMessage | undefined): Promise<void>;
  end(id: string): Promise<void>;
}

const keyed = (id: string, content: Buffer | string) => createHmac('sha256', id).update(content).digest('base64url');

/**
 * Opens sessions kept in files, from which neither the browser's secret nor a token can be derived.
 * @param folder created if missing
 * @param now clock, in milliseconds since 1970
 */
export async function openSessions(folder: string, tokens: TeamTokens, now: () => number): Promise<Sessions> {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => path.join(folder, `${createHash('sha256').update(id).digest('hex')}.json`);

  const read = async (id: string): Promise<StoredSession | undefined> => {
    const stored = ID.test(id) ? await tryReadJson(fileOf(id), sessionSchema) : undefined;
    return stored && stored.expiresAt > now() ? stored : undefined;
  };
  const write = (id: string, session: StoredSession) => writeFileAtomic(fileOf(id), JSON.stringify(session));

  return {
    async open(token) {
      const old = await olderThan(folder, await readdir(folder), LIFETIME_MS);
      await Promise.all(old.map((file) => rm(path.join(folder, file), { force: true })));
      const id = randomBytes(ID_BYTES).toString('base64url');
      await write(id, { expiresAt: now() + LIFETIME_MS, proof: keyed(id, digestOf(token)) });
      return id;
    },
    async find(id) {
      const stored = await read(id);
      if (!stored) return undefined;
      const holder = await tokens.findBy((digest) => isSecret(keyed(id, digest), stored.proof));
      return holder && { holder, formToken: keyed(id, 'form'), flash: stored.flash };
    },
    async setFlash(id, flash) {
      const stored = await read(id);
      if (stored) await write(id, { ...stored, flash });
    },
    end: async (id) => {
      if (ID.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}
