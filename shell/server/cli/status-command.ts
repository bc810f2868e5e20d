import { printableLine, textTable, toMinute } from '@site/process';
import type { Command } from 'commander';
import { type LiveRelease, type SharedRelease, type StatusReport, statusSchema } from '../steering/api-schemas.ts';
import { withPage } from '../steering/with-page.ts';
import { type CommonOptions, clientOf, printJson, siteCommand } from './command.ts';
import type { Host } from './host.ts';

const orNothing = (word: string | undefined) => word ?? '';

const rowOf = ([name, release]: [string, LiveRelease]) => [
  name,
  release.version,
  String(release.pages),
  release.since ? toMinute(release.since) : '',
  orNothing(release.by),
  orNothing(release.note),
];

function stateOf([name, { version, pinned, paused, pin, pause, next }]: [string, LiveRelease]): string[] {
  const signature = (signed = pin) => (signed ? ` by ${signed.by}, ${toMinute(signed.at)}` : ' by the registry file');
  const why = (signed = pin) => (signed?.note ? `, "${signed.note}"` : '');
  const waiting = next ? `; ${next} is waiting` : '';
  return [
    ...(pinned
      ? [
          `${name} is pinned to ${version}${signature()}${why()}${waiting}: "unpin ${name}" follows the newest release again.`,
        ]
      : []),
    ...(paused
      ? [`${name} is paused${signature(pause)}${why(pause)}: "resume ${name}" accepts new releases again.`]
      : []),
  ];
}

const visitorSentence = ({ shared, others }: NonNullable<SharedRelease['visitors']>) =>
  ` Sampled so far: ${shared.views} page views with ${shared.errors} errors, all others ${others.views} with ${others.errors}.`;

const shareSentence = ({ remote, version, percent, at, by, note, visitors }: SharedRelease) =>
  `share: ${percent} % of visitors get ${remote} ${version} since ${toMinute(at)}, by ${by}${note ? `, "${note}"` : ''}: "promote ${remote} ${version}" gives it to all visitors, "rollback ${remote}" ends the share.${visitors ? visitorSentence(visitors) : ''}`;

function hiddenSentence({ remote, by, at }: StatusReport['hidden'][number]): string {
  const signature = by && at ? ` by ${by}, ${toMinute(at)}` : '';
  return `${remote} is in the registry file, but was removed${signature}: "add-remote ${remote}" brings it back.`;
}

/** Formats the status for one screen. */
function screen({ releases, absent, hidden, refused, failed, previews, share, warnings }: StatusReport): string {
  const live = Object.entries(releases);
  const sentences = [
    ...live.flatMap(stateOf),
    ...absent.map(
      ({ remote, source }) =>
        `${remote} has no release: ${source ? `there is none at ${source}` : 'push its first one'}.`,
    ),
    ...hidden.map(hiddenSentence),
    ...refused.map(
      ({ remote, version = '', page, reason }) => `refused: ${remote} ${version}: ${withPage(page, reason)}`,
    ),
    ...previews.map(
      ({ remote, version, expiresAt }) =>
        `preview: ${remote} ${version} until ${toMinute(expiresAt)}: "end-preview ${remote}@${version}" ends it.`,
    ),
    ...(share ? [shareSentence(share)] : []),
    ...(failed ? [`failed: ${failed.reason}`] : []),
    ...warnings.map(({ remote, page, message }) => `warning: ${[remote, page].filter(Boolean).join(' ')}: ${message}`),
  ];
  const table = textTable(['Remote', 'Release', 'Pages', 'Live since (UTC)', 'By', 'Note'], live.map(rowOf));
  return sentences.length > 0 ? `${table}\n${sentences.map(printableLine).join('\n')}\n` : table;
}

export const statusCommand = (host: Host): Command =>
  siteCommand('status', 'live, pinned, paused and refused releases').action(async (options: CommonOptions) => {
    const { answer, body } = await clientOf(host, options).ask('GET', '/-/status', { answer: statusSchema });
    if (options.json) printJson(host, body);
    else host.stdout.write(screen(answer));
  });
