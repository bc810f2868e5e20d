import type { IncomingMessage } from 'node:http';
import { isFromElsewhere } from '@site/process';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuseExcess } from '../../steering/refuse-excess.ts';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import type { TeamTokens, TokenHolder } from '../../steering/team-tokens.ts';
import { bearerOf, isLocalProgram } from './requester.ts';

/** Name in the history for requests from this machine without tokens. */
export const THIS_MACHINE = 'this machine';

/** Limit of wrong tokens per address. */
const WRONG_TOKEN_LIMIT = { points: 20, duration: 60 };
const TOO_MANY = 'Too many wrong tokens were sent from this address: try again in a minute.';

/** Permission that a request requires. */
export type Access = { kind: 'read' } | { kind: 'remote'; remote: string } | { kind: 'operator' };

/** Authorizes requests. */
export interface Authorizer {
  /**
   * @returns name of the requester, for the history
   * @throws SteeringRefused (rejects) with a sentence
   */
  authorize(request: IncomingMessage, access: Access): Promise<string>;
  /**
   * Signs a person in by the token of a form. Unlike a program's token, it is not even checked after too many wrong ones.
   * @throws SteeringRefused (rejects) with a sentence
   */
  signIn(token: string, request: IncomingMessage): Promise<TokenHolder>;
}

/** Whether the holder of a token has a permission. */
export const mayUse = ({ remotes }: TokenHolder, access: Access): boolean =>
  access.kind === 'read' || remotes.includes('*') || (access.kind === 'remote' && remotes.includes(access.remote));

/**
 * @returns name of the token
 * @throws SteeringRefused with a sentence
 */
export function assertMayUse(holder: TokenHolder, access: Access): string {
  const { name, remotes } = holder;
  if (mayUse(holder, access)) return name;
  if (access.kind === 'remote')
    throw new SteeringRefused(`The token "${name}" may steer ${remotes.join(', ')}, not ${access.remote}.`, 403);
  throw new SteeringRefused(`The token "${name}" is not an operator token.`, 403);
}

/** @param tokens unset: programs on this machine have all permissions, all others none */
export function createAuthorizer(tokens: TeamTokens | undefined): Authorizer {
  const wrongTokens = new RateLimiterMemory(WRONG_TOKEN_LIMIT);
  const addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  const countWrong = (address: string) => refuseExcess(wrongTokens, address, { sentence: () => TOO_MANY });

  const holderOf = async (request: IncomingMessage, known: TeamTokens) => {
    const token = bearerOf(request);
    if (!token) throw new SteeringRefused('Send the token of your team: set SITE_TOKEN.', 401);
    const holder = await known.find(token);
    if (holder) return holder;
    await countWrong(addressOf(request));
    throw new SteeringRefused('Unknown token: check SITE_TOKEN.', 401);
  };

  return {
    async authorize(request, access) {
      if (isFromElsewhere(request)) throw new SteeringRefused('Pages of other sites may not call this API.', 403);
      if (!tokens && isLocalProgram(request)) return THIS_MACHINE;
      if (!tokens)
        throw new SteeringRefused('Without TEAM_TOKENS_FILE, only programs on this machine may call this API.', 403);
      if (access.kind === 'read' && isLocalProgram(request)) return THIS_MACHINE;
      return assertMayUse(await holderOf(request, tokens), access);
    },
    async signIn(token, request) {
      if (!tokens) throw new SteeringRefused('There are no tokens: set TEAM_TOKENS_FILE.', 403);
      const wrong = await wrongTokens.get(addressOf(request));
      if (wrong && wrong.remainingPoints <= 0) throw new SteeringRefused(TOO_MANY, 429);
      const holder = await tokens.find(token);
      if (holder) return holder;
      await countWrong(addressOf(request));
      throw new SteeringRefused('Unknown token.', 401);
    },
  };
}
