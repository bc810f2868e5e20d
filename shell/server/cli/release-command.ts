import { ConfigurationError } from '@site/process';
import type { Command } from 'commander';
import { decisionCommand } from './decision.ts';
import { releasePath } from './paths.ts';

/** Parses a target such as `wholesale@1.0.0-0190635d11`. */
function parseTarget(target: string): { remote: string; version: string } {
  const [remote, version, ...rest] = target.split('@');
  if (remote && version && rest.length === 0) return { remote, version };
  throw new ConfigurationError(`Name a release such as wholesale@1.0.0-0190635d11, not ${target}.`);
}

/** Returns the API path of an operation on a release. @param target as typed */
export function releaseAddress(target: string, operation: string): string {
  const { remote, version } = parseTarget(target);
  return `${releasePath(remote, version)}/${operation}`;
}

/** Creates a command about one release. */
export const releaseCommand = (name: string, description: string): Command =>
  decisionCommand(name, description).argument(
    '<name@version>',
    'remote and release, as `history` and `push` print them',
  );
