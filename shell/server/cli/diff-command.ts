import { printableLine } from '@site/process';
import type { Command } from 'commander';
import {
  type ListChange,
  type PageDiff,
  type ReleaseDiff,
  releaseDiffSchema,
  type SizeChange,
  titleLists,
} from '../diff/release-diff.ts';
import { type CommonOptions, clientOf, printJson, siteCommand } from './command.ts';
import type { Host } from './host.ts';
import { remotePath } from './paths.ts';

const MAX_TEXT = 120;

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

const listed = (what: string, { added, removed }: ListChange) => [
  ...removed.map((text) => `  - ${what} ${shorten(text)}`),
  ...added.map((text) => `  + ${what} ${shorten(text)}`),
];

function bytes(what: string, { from, to }: SizeChange): string[] {
  if (from === to) return [];
  const sign = to > from ? '+' : '';
  return [`${what} ${from} → ${to} bytes (${sign}${to - from})`];
}

function describePage({ path, change, title, words, links, navigation, js, css }: PageDiff): string[] {
  const titles = listed('title', titleLists(title));
  const details = change === 'changed' ? [...titles, ...listed('words', words), ...listed('link', links)] : [];
  const entries = listed('entry', navigation);
  return [`${change} ${path}`, ...details, ...entries, ...bytes('    js', js), ...bytes('    css', css)];
}

function describe({ remote, from, to, pages, unchanged, container, shared }: ReleaseDiff): string {
  const lines = [
    ...pages.flatMap(describePage),
    ...bytes('container', container),
    ...shared.map((one) => `shared ${one.library} ${one.from ?? 'none'} → ${one.to ?? 'none'}`),
    `${remote} ${from} → ${to}: ${pages.length} ${pages.length === 1 ? 'page differs' : 'pages differ'}, ${unchanged} ${unchanged === 1 ? 'does' : 'do'} not.`,
  ];
  return `${lines.map(printableLine).join('\n')}\n`;
}

export const diffCommand = (host: Host): Command =>
  siteCommand('diff', 'differences between two releases: pages, words, titles, links, bytes, shared libraries')
    .argument('<name>', 'remote')
    .argument('<a>', 'version')
    .argument('<b>', 'version')
    .action(async (remote: string, from: string, to: string, options: CommonOptions) => {
      const query = new URLSearchParams({ from, to });
      const path = `${remotePath(remote)}/diff?${query}`;
      const { answer, body } = await clientOf(host, options).ask('GET', path, { answer: releaseDiffSchema });
      if (options.json) printJson(host, body);
      else host.stdout.write(describe(answer));
    });
