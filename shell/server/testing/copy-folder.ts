import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** Copies a folder with times, symlinks and hard links. */
export function copyFolder(source: string, target: string, copies = new Map<number, string>()): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) copyFolder(from, to, copies);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to, 'junction');
    else copyFile(from, to, copies);
  }
}

function copyFile(from: string, to: string, copies: Map<number, string>): void {
  const { ino, atime, mtime } = statSync(from);
  const copy = copies.get(ino);
  if (copy) {
    linkSync(copy, to);
    return;
  }
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
  copies.set(ino, to);
}
