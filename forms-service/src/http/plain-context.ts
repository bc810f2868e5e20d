import type { FormRules } from '../forms/form-rules.ts';

type Entries = Readonly<Record<string, string>>;

const queryOf = (page: string | undefined) =>
  new URLSearchParams(page && URL.canParse(page) ? new URL(page).search : '');

/**
 * Returns the context fields of a visitor without JavaScript. Documents are rendered without a query, so on the first
 * POST the query is only in the `Referer`; from then on, it is in hidden inputs. Invalid values are dropped: the
 * visitor could not correct them.
 * @param page value of the `Referer` header
 */
export function plainContext({ schema, context = [] }: FormRules, entries: Entries, page?: string): Entries {
  const query = queryOf(page);
  const fields: Record<string, { safeParse(value: string): { success: boolean } }> = schema.shape;
  const given = [...context, 'privacyNotice'].map((name) => [name, entries[name] ?? query.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([name, value]) => value && fields[name]?.safeParse(value).success));
}
