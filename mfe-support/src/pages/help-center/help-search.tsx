import type { PageSummary } from '@site/contracts';
import { Button } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { HeroSearch } from '@site/ui/hero/hero-search.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Search } from 'lucide';
import { type FormEvent, useEffect, useRef } from 'react';
import { HELP_CENTER } from '../../articles/article-link.ts';
import { content } from './content.ts';
import styles from './help-search.module.css';
import { OftenAsked } from './often-asked.tsx';
import { SearchResults } from './search-results.tsx';
import { useHelpIndex } from './use-help-index.ts';
import { useQueryInAddress } from './use-query-in-address.ts';

const { search } = content;

/** The search and its results. Without script, the form opens the same page with its directory. */
export function HelpSearch({ pages }: { pages: PageSummary[] }) {
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery } = useQueryInAddress(field);
  const [index, loadIndex] = useHelpIndex(pages);
  const asked = query.trim();

  useEffect(() => {
    if (asked) loadIndex();
  }, [asked, loadIndex]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
  };

  return (
    <HeroSearch title={search.title}>
      <search>
        <form className={styles.form} action={HELP_CENTER} onSubmit={onSubmit}>
          <label htmlFor="help-query">
            <Icon of={Search} />
            <VisuallyHidden>{search.label}</VisuallyHidden>
          </label>
          <input
            ref={field}
            id="help-query"
            name="q"
            type="search"
            placeholder={search.placeholder}
            autoComplete="off"
            onFocus={loadIndex}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <Button type="submit">{search.button}</Button>
        </form>
      </search>
      <SearchResults query={asked} index={index} />
      {!asked && <OftenAsked />}
    </HeroSearch>
  );
}
