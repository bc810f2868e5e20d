import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import type { TeamTokens } from '../../steering/team-tokens.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Name in the history for requests from this machine while there are no tokens. */
const THIS_MACHINE = 'this machine';

/** Wrong tokens of one address. */
const WRONG = { points: 20, duration: 60 };

/** What a request needs to be allowed to do. */
export type Access = { kind: 'read' } | { kind: 'remote'; remote: string } | { kind: 'operator' };

/** Decides who may read and steer. */
export interface Authorizer {
  /**
   * @returns name of who asks, for the history
   * @throws SteeringRefused (rejects) with a sentence
   */
  authorize(request: IncomingMessage, access: Access): Promise<string>;
}

/** Whether a program on this machine asks, not a page in its browser, and not somebody behind a proxy. */
function isLocalProgram({ headers, socket }: IncomingMessage): boolean {
  const isFromPage = headers.origin !== undefined || (headers['sec-fetch-site'] ?? 'none') !== 'none';
  return LOOPBACK.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !isFromPage;
}

/** Browsers name where a request comes from; programs do not. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)) return true;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

const bearerOf = ({ headers }: IncomingMessage) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** @param tokens unset: programs on this machine may do everything, and nobody else anything */
export function createAuthorizer(tokens: TeamTokens | undefined): Authorizer {
  const wrongTokens = new RateLimiterMemory(WRONG);

  const countWrong = async (address: string) => {
    await wrongTokens.consume(address).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new SteeringRefused('Too many wrong tokens were sent from this address: try again in a minute.', 429);
    });
  };

  const holderOf = async (request: IncomingMessage, known: TeamTokens) => {
    const token = bearerOf(request);
    if (!token) throw new SteeringRefused('Send the token of your team: set SITE_TOKEN.', 401);
    const holder = await known.find(token);
    if (holder) return holder;
    await countWrong(request.socket.remoteAddress ?? '');
    throw new SteeringRefused('Nobody has this token: check SITE_TOKEN.', 401);
  };

  const authorizeByToken = async (request: IncomingMessage, access: Access, known: TeamTokens) => {
    if (access.kind === 'read' && isLocalProgram(request)) return THIS_MACHINE;
    const { name, remotes } = await holderOf(request, known);
    if (access.kind === 'read' || remotes.includes('*')) return name;
    if (access.kind === 'operator') throw new SteeringRefused(`The token "${name}" is not an operator's.`, 403);
    if (remotes.includes(access.remote)) return name;
    throw new SteeringRefused(`The token "${name}" may steer ${remotes.join(', ')}, not ${access.remote}.`, 403);
  };

  return {
    async authorize(request, access) {
      if (isFromElsewhere(request)) throw new SteeringRefused('Pages of other sites may not ask this.', 403);
      if (tokens) return authorizeByToken(request, access, tokens);
      if (isLocalProgram(request)) return THIS_MACHINE;
      throw new SteeringRefused('Without TEAM_TOKENS_FILE only programs on this machine may ask this.', 403);
    },
  };
}
