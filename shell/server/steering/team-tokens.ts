import { createHash } from 'node:crypto';
import { remoteNameSchema } from '@site/contracts';
import { ConfigurationError, isSecret, readJson } from '@site/process';
import type { Logger } from 'pino';
import * as z from 'zod';
import { fileTag } from '../file-tag.ts';

const commonSchema = {
  /** Name in the history. */
  name: z.string().min(1).max(60),
  /** Remotes that it may steer; `*` stands for all of them and the registry. */
  remotes: z.array(z.union([z.literal('*'), remoteNameSchema])).min(1),
};

const tokenSchema = z.union([
  z.strictObject({ ...commonSchema, sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits') }),
  z.strictObject({ ...commonSchema, token: z.string().min(20, 'must be at least 20 characters long') }),
]);

const fileSchema = z.strictObject({ tokens: z.array(tokenSchema) });

/** Holder of a token. */
export interface TokenHolder {
  name: string;
  remotes: string[];
}

/** Tokens of teams and operators. */
export interface TeamTokens {
  /**
   * @returns undefined for an unknown token
   * @throws ConfigurationError while the file cannot be read
   */
  find(token: string): Promise<TokenHolder | undefined>;
  /**
   * Finds a holder without the token itself.
   * @param isIt whether a SHA-256 is that of the token
   */
  findBy(isIt: (digest: Buffer) => boolean): Promise<TokenHolder | undefined>;
}

interface KnownToken extends TokenHolder {
  digest: Buffer;
}

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

async function readTokens(file: string): Promise<KnownToken[]> {
  const { tokens } = await readJson(
    file,
    fileSchema,
    `Set TEAM_TOKENS_FILE to a file that can be read: ${file} cannot.`,
  );
  return tokens.map((one) => ({
    name: one.name,
    remotes: one.remotes,
    digest: 'token' in one ? digestOf(one.token) : Buffer.from(one.sha256, 'hex'),
  }));
}

/**
 * Opens the tokens file, which is read again whenever it has changed: a removed token is invalid from the next request on.
 * @throws ConfigurationError when it cannot be read initially
 */
export async function openTeamTokens(file: string, logger: Pick<Logger, 'error'>): Promise<TeamTokens> {
  let known = await fileTag(file);
  let tokens = await readTokens(file);

  const refresh = async () => {
    const tag = await fileTag(file);
    if (tag === known) return;
    try {
      tokens = await readTokens(file);
      known = tag;
    } catch (error) {
      logger.error({ reason: (error as Error).message }, 'TEAM_TOKENS_FILE is unreadable; all tokens are refused');
      throw new ConfigurationError('The team tokens cannot be read: correct TEAM_TOKENS_FILE.');
    }
  };

  const findBy: TeamTokens['findBy'] = async (isIt) => {
    await refresh();
    // All are compared, to keep the duration independent of the match.
    const [found] = tokens.filter(({ digest }) => isIt(digest));
    return found && { name: found.name, remotes: found.remotes };
  };

  return {
    find(token) {
      const wanted = digestOf(token);
      return findBy((digest) => isSecret(digest, wanted));
    },
    findBy,
  };
}
