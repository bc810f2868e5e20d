import type { FormRules } from '../forms/form-rules.ts';

type Entries = Readonly<Record<string, string>>;

const queryOf = (page: string | undefined) =>
  new URLSearchParams(page && URL.canParse(page) ? new URL(page).search : '');

/**
 * What a visitor without scripts came from. Documents are composed without a query, so on the first POST it stands in the
 * address of the page with the form only; from then on in hidden inputs. What does not fit is left out: nobody could
 * correct it.
 * @param page of the `Referer` header
 */
export function plainContext({ schema, context = [] }: FormRules, entries: Entries, page?: string): Entries {
  const query = queryOf(page);
  const fields: Record<string, { safeParse(value: string): { success: boolean } }> = schema.shape;
  const given = [...context, 'privacyNotice'].map((name) => [name, entries[name] ?? query.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([name, value]) => value && fields[name]?.safeParse(value).success));
}
