import { type Html, html, timestamp } from '@site/process';
import { ownValue } from '../../own-value.ts';
import { duration } from '../../steering/duration.ts';
import { mayUse } from '../steering/authorize.ts';
import type { KeptNote } from './kept-note.ts';
import type { Session } from './sessions.ts';

/** Context of every part of the page. */
export interface View {
  brand: string;
  /** Address of the style sheet. */
  styles: string;
  session: Session | undefined;
  /** `not private`: the browser would send the session over a connection that others can read. */
  signIn: 'possible' | 'no tokens' | 'not private';
  /** Path and query of the page. */
  address: string;
  note: KeptNote | undefined;
  /** Origins of the site that the browser can reach, the public one first. */
  siteOrigins: string[];
  /** In milliseconds since 1970. */
  now: number;
}

const JUST_NOW_MS = 5_000;

function distance(ms: number): string {
  if (ms < 0) return `in ${duration(-ms)}`;
  return ms < JUST_NOW_MS ? 'just now' : `${duration(ms)} ago`;
}

/** Returns a time with its age: `2026-11-24 14:05 UTC, 3 h ago`. */
export function timestampWithAge({ now }: View, at: string): Html {
  const time = new Date(at);
  return html`${timestamp(time)}, <span class="ago">${distance(now - time.getTime())}</span>`;
}

export const version = (text: string): Html => html`<code>${text}</code>`;

const actors: Record<string, string> = { source: 'the remote', shell: 'the shell' };

/** Returns the name of an actor in the history, which is a token unless listed above. */
export const whoOf = (by: string): string => ownValue(actors, by) ?? by;

/** Checks whether the session may manage a remote. */
export const maySteer = ({ session }: View, remote: string): boolean =>
  session !== undefined && mayUse(session.holder, { kind: 'remote', remote });
