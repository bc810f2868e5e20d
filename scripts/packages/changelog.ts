import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const CHANGELOG = 'CHANGELOG.md';

const NEWEST = /^## (\S+)/m;

/** @returns the newest version in the changelog of a folder, if any */
export function newestVersion(folder: string): string | undefined {
  const file = path.join(folder, CHANGELOG);
  return existsSync(file) ? NEWEST.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/**
 * Adds an entry at the top.
 * @param day `2026-11-24`
 */
export function withEntry(changelog: string, version: string, day: string, sentence: string): string {
  const first = NEWEST.exec(changelog)?.index ?? changelog.length;
  return `${changelog.slice(0, first)}## ${version} (${day})\n\n${sentence}\n\n${changelog.slice(first)}`;
}
