import { readFile } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';

const SHELL_BLOCK = /^```sh\n(.*?)^```$/gms;

/**
 * Reads the commands of a guide from its blocks of `sh`.
 * @returns heading of a section → its command lines, without comments
 */
export async function readGuideCommands(guide: string): Promise<Map<string, string[]>> {
  const text = await readFile(inProject(guide), 'utf8');
  const sections = text.split(/^## /m).map((section) => {
    const lines = [...section.matchAll(SHELL_BLOCK)].flatMap(([, block = '']) => block.trimEnd().split('\n'));
    return [section.split('\n', 1)[0] ?? '', lines.map((line) => line.split(' #')[0]?.trim() ?? '')] as const;
  });
  return new Map(sections);
}
