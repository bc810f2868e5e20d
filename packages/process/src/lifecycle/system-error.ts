import path from 'node:path';
import { ConfigurationError } from '../configuration/configuration-error.ts';

const OTHER_FOLDER = 'choose another folder with DATA_DIR';

/** Returns the error code of the system; a worker thread that fails to start has it only in the message. */
function codeOf({ code, message }: NodeJS.ErrnoException): string | undefined {
  return code === 'ERR_WORKER_INIT_FAILED' ? message.split(': ').at(-1) : code;
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

function dataDirSentence(code: string, dataDir: string, file: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `This user may not use ${file} (${code}): change the permissions of ${dataDir}, or ${OTHER_FOLDER}.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `A file is where the folder ${dataDir} should be (${code}): ${OTHER_FOLDER}.`;
    default:
      return `Files cannot be stored in ${dataDir} (${code}): ${OTHER_FOLDER}.`;
  }
}

/** Returns one sentence with a remedy, or undefined if an operator cannot correct the error. */
export function systemErrorSentence(error: unknown, dataDir?: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { path: file } = error as NodeJS.ErrnoException;
  const code = codeOf(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full (${code}): free some space, or choose a folder on another disk with DATA_DIR.`;
    case 'EROFS':
      return `The file system is read-only (${code}): make it writable, or choose a folder on another disk with DATA_DIR.`;
    case 'EMFILE':
    case 'ENFILE':
      return `Too many files are open (${code}): raise the limit, for example with "ulimit -n 4096".`;
    default:
      return code && file && dataDir && isInside(dataDir, file) ? dataDirSentence(code, dataDir, file) : undefined;
  }
}

/**
 * Translates an error of the operating system for operators.
 * @param dataDir value of `DATA_DIR`; errors about other files are not translated
 * @returns a ConfigurationError with a remedy, or the same error if an operator cannot correct it
 */
export function explainSystemError(error: unknown, dataDir?: string): unknown {
  const sentence = systemErrorSentence(error, dataDir);
  return sentence ? new ConfigurationError(sentence, { cause: error }) : error;
}
