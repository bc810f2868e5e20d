import { type OptionalTypeId, optionalTypeIds } from './cookie-types.ts';

const KEY = 'cookie-choice';
/** Increased when the types change: an older choice does not cover new ones. */
const VERSION = 1;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A visitor's choice and its time. */
interface CookieChoice {
  allowed: readonly OptionalTypeId[];
  chosenAt: Date;
}

interface StoredChoice {
  version: number;
  allowed: string[];
  /** ISO 8601. */
  chosenAt: string;
}

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { version, allowed, chosenAt } = value as Partial<StoredChoice>;
  return version === VERSION && Array.isArray(allowed) && typeof chosenAt === 'string';
}

/**
 * Reads the stored choice. Undefined when there is none, it is older than a year or of another version, or storage is
 * blocked.
 */
export function readChoice(): CookieChoice | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isStoredChoice(stored)) return undefined;
    const chosenAt = new Date(stored.chosenAt);
    if (!(Date.now() - chosenAt.getTime() < YEAR_MS)) return undefined;
    return { allowed: optionalTypeIds.filter((id) => stored.allowed.includes(id)), chosenAt };
  } catch {
    return undefined;
  }
}

/**
 * Stores a choice in this browser.
 * @returns the stored choice, or undefined when storage is blocked or full
 */
export function keepChoice(allowed: readonly OptionalTypeId[]): CookieChoice | undefined {
  const chosenAt = new Date();
  const stored: StoredChoice = { version: VERSION, allowed: [...allowed], chosenAt: chosenAt.toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
    return { allowed, chosenAt };
  } catch {
    return undefined;
  }
}
