import { type Html, html, timestamp } from '@site/process';
import { duration } from '../../steering/duration.ts';
import type { TokenHolder } from '../../steering/team-tokens.ts';
import { mayUse } from '../steering/authorize.ts';
import type { Session } from './sessions.ts';

/** What every part of the page needs to know. */
export interface View {
  brand: string;
  /** Address of the style sheet. */
  styles: string;
  /** Whoever is signed in. */
  session: Session | undefined;
  /** Whether anybody can sign in: there are tokens, and the browser can keep a session to itself. */
  signIn: 'possible' | 'no tokens' | 'not private';
  /** Address of the page, without query. */
  path: string;
  /** Origins at which the site can be seen from here, the public one first. */
  siteOrigins: string[];
  /** In milliseconds since 1970. */
  now: number;
}

/** Nobody needs to know more exactly. */
const JUST_NOW_MS = 5_000;

function distance(ms: number): string {
  if (ms < 0) return `in ${duration(-ms)}`;
  return ms < JUST_NOW_MS ? 'just now' : `${duration(ms)} ago`;
}

/** `2026-11-24 14:05 UTC, 3 h ago`. */
export function timestampWithAge({ now }: View, at: string): Html {
  const time = new Date(at);
  return html`${timestamp(time)}, <span class="ago">${distance(now - time.getTime())}</span>`;
}

export const version = (text: string): Html => html`<code>${text}</code>`;

const actors: Record<string, string> = { source: 'the remote itself', shell: 'the site itself' };

/** Who has done something: a token, or one of those that history names so. */
export const whoOf = (by: string): string => actors[by] ?? by;

/** Whether who looks at the page may steer a remote. */
export const maySteer = ({ session }: View, remote: string): boolean =>
  session !== undefined && mayUse(session.holder, { kind: 'remote', remote });

export const nameOf = ({ holder }: Session): string => holder.name;

export const remotesOf = ({ remotes }: TokenHolder): string =>
  remotes.includes('*') ? 'all remotes' : remotes.join(', ');
