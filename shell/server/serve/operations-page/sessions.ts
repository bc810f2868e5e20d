import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSecret, tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';
import { digestOf, type TeamTokens, type TokenHolder } from '../../steering/team-tokens.ts';
import { olderThan } from '../../store/older-than.ts';

const ID = /^[\w-]{43}$/;
const ID_BYTES = 32;
const LIFETIME_MS = 2 * 60 * 60 * 1_000;

const saidSchema = z.object({
  isGood: z.boolean(),
  /** One sentence. */
  message: z.string(),
  /** Path at which the preview that was made is opened. */
  preview: z.string().optional(),
});

/** What came of the last thing that somebody did on the page. */
export type Said = z.infer<typeof saidSchema>;

const sessionSchema = z.object({ expiresAt: z.number(), proof: z.string(), said: saidSchema.optional() });
type StoredSession = z.infer<typeof sessionSchema>;

/** Somebody who is signed in. */
export interface Session {
  holder: TokenHolder;
  /** Stands in our forms and nowhere else: a script that sends one has it not. */
  formToken: string;
  said?: Said | undefined;
}

/** Who is signed in, for all shells on a data folder. */
export interface Sessions {
  /** @returns the secret that the browser keeps */
  open(token: string): Promise<string>;
  /** @returns nothing once it has expired, or its token has been removed */
  find(id: string): Promise<Session | undefined>;
  /** Keeps a sentence for the next page. */
  say(id: string, said: Said): Promise<void>;
  /** Forgets that sentence. */
  heard(id: string): Promise<void>;
  end(id: string): Promise<void>;
}

const keyed = (id: string, content: Buffer | string) => createHmac('sha256', id).update(content).digest('base64url');

/**
 * Sessions as files that are worth nothing to who reads them: neither the secret of the browser nor a token can be had from
 * one.
 * @param folder made when it is missing
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

  const change = async (id: string, said: Said | undefined) => {
    const stored = await read(id);
    if (stored) await write(id, { ...stored, said });
  };

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
      return holder && { holder, formToken: keyed(id, 'form'), said: stored.said };
    },
    say: change,
    heard: (id) => change(id, undefined),
    end: async (id) => {
      if (ID.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}
