import { contactPath } from '@site/contracts';
import { FormStateContext } from '@site/ui/form/form-state.ts';
import { TextField } from '@site/ui/form/text-field.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { useEffect, useRef, useState } from 'react';
import { matches, publishedDestinations } from '../../rates/published-destinations.ts';
import { content } from './content.ts';
import { FinderTable } from './finder-table.tsx';
import { anchorOf } from './rate-anchor.ts';
import styles from './rate-finder.module.css';

const { title, lead, label, hint, letters, found, none, ask } = content.finder;

/** First destinations of each letter. */
const beginnings = [...Map.groupBy(publishedDestinations, ({ destination }) => destination.charAt(0))].flatMap(
  ([letter, [first]]) => (first ? [{ letter, anchor: anchorOf(first.destination) }] : []),
);

/** Every published rate in one table, filtered while a visitor types; without scripts, letters link to its rows. */
export function RateFinder() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const shown = new Set(
    publishedDestinations.filter((one) => matches(one, typed)).map(({ destination }) => destination),
  );

  // Includes input from before the hydration.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  return (
    <Section tone="sand" id="finder">
      <SectionHead title={title} lead={lead} split />
      <FormStateContext value={{ form: 'finder', errors: {}, isPending: false }}>
        <TextField
          className={styles.search}
          ref={field}
          name="text"
          type="search"
          label={label}
          hint={hint}
          autoComplete="off"
          required={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FormStateContext>
      {shown.size === publishedDestinations.length && <Letters />}
      <p role="status" className={styles.found}>
        {/* In an element of its own: React would update the text node, which a translator has replaced. */}
        <span>{shown.size > 0 ? found(shown.size, publishedDestinations.length) : none}</span>{' '}
        {shown.size === 0 && <a href={contactPath('wholesale-rates')}>{ask}</a>}
      </p>
      <FinderTable shown={shown} />
    </Section>
  );
}

/** Shown while all rows, their targets, are visible. */
function Letters() {
  return (
    <nav aria-label={letters} className={styles.letters}>
      {beginnings.map(({ letter, anchor }) => (
        <a key={letter} href={`#${anchor}`}>
          {letter}
        </a>
      ))}
    </nav>
  );
}
