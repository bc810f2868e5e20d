import { ConfigurationError } from '@site/process';
import type { Command } from 'commander';
import { decide, type NoteOptions } from './decision.ts';
import type { Host } from './host.ts';
import { releaseAddress, releaseCommand } from './release-command.ts';

const PERCENT = /^([1-9]\d?)\s?%?$/;

function parsePercent(text: string): number {
  const [, percent] = PERCENT.exec(text) ?? [];
  if (percent) return Number(percent);
  throw new ConfigurationError(`Share with 1 to 99 percent of visitors, not ${text}.`);
}

export const shareCommand = (host: Host): Command =>
  releaseCommand('share', 'serve a stored release to a share of visitors until promote or rollback')
    .argument('<percent>', 'of visitors, such as 10%')
    .action(async (target: string, share: string, options: NoteOptions) => {
      const body = { percent: parsePercent(share) };
      await decide(host, options, 'POST', releaseAddress(target, 'share'), body);
    });
