import { type OptionalTypeId, optionalTypeIds } from './cookie-types.ts';

const KEY = 'cookie-choice';
/** Raised when the types change: an older choice says nothing about new ones. */
const VERSION = 1;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What a visitor has decided, and when. */
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
 * The choice that this browser keeps. None when nothing is kept, when a year has passed, when what is kept is not a
 * choice of this version, or when storage is blocked.
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
 * Keeps a choice in this browser.
 * @returns the choice as it is kept, or nothing when storage is blocked or full
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
