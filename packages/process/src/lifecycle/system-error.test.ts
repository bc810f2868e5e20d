import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigurationError, explainSystemError } from '../index.ts';

const DATA_DIR = '/srv/site';

/** Creates an error like Node's. */
function systemError(code: string, syscall: string, file?: string): Error {
  const error = new Error(`${code}: …, ${syscall} ${file ?? ''}`);
  return Object.assign(error, { code, syscall, errno: -1 }, file && { path: file });
}

describe('explainSystemError suggests a remedy for', () => {
  it.each([
    [
      systemError('ENOSPC', 'write'),
      'The disk is full (ENOSPC): free some space, or choose a folder on another disk with DATA_DIR.',
    ],
    [
      systemError('EACCES', 'open', '/srv/site/leads.sqlite'),
      'This user may not use /srv/site/leads.sqlite (EACCES): change the permissions of /srv/site, or choose another folder with DATA_DIR.',
    ],
    [
      systemError('EROFS', 'mkdir', '/srv/site/store'),
      'The file system is read-only (EROFS): make it writable, or choose a folder on another disk with DATA_DIR.',
    ],
    [
      systemError('EROFS', 'link', '/elsewhere/file'),
      'The file system is read-only (EROFS): make it writable, or choose a folder on another disk with DATA_DIR.',
    ],
    [
      systemError('EIO', 'open', '/srv/site'),
      'Files cannot be stored in /srv/site (EIO): choose another folder with DATA_DIR.',
    ],
    [
      systemError('EMFILE', 'open', '/elsewhere/file'),
      'Too many files are open (EMFILE): raise the limit, for example with "ulimit -n 4096".',
    ],
    [
      Object.assign(new Error('Worker initialization failure: EMFILE'), { code: 'ERR_WORKER_INIT_FAILED' }),
      'Too many files are open (EMFILE): raise the limit, for example with "ulimit -n 4096".',
    ],
  ])('%s', (error, sentence) => {
    expect(explainSystemError(error, DATA_DIR)).toEqual(new ConfigurationError(sentence, { cause: error }));
  });

  it('a file in place of the folder, with an absolute or relative path', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'system-error-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const dataDir = path.relative(process.cwd(), file);
    const prepare = (target: string) => () => {
      try {
        mkdirSync(target, { recursive: true });
      } catch (error) {
        throw explainSystemError(error, dataDir);
      }
    };
    const sentence = /^A file is where the folder \S+ should be \((?:EEXIST|ENOTDIR)\): .+\.$/;
    expect(prepare(file)).toThrow(sentence);
    expect(prepare(path.join(file, 'store', 'files'))).toThrow(sentence);
  });
});

describe('explainSystemError does not change', () => {
  it.each([
    systemError('ENOENT', 'open', '/srv/site-of-another/file'),
    systemError('ENOENT', 'open', '/opt/shell/dist/missing.js'),
    new TypeError('Invalid URL'),
    'a text',
  ])('%s', (error) => {
    expect(explainSystemError(error, DATA_DIR)).toBe(error);
  });
});
