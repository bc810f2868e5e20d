import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { publishedDestinations } from '../../rates/published-destinations.ts';
import { rateText } from '../../rates/rate.ts';
import { content } from './content.ts';
import { anchorOf } from './rate-anchor.ts';
import styles from './rate-finder.module.css';

const { table, columns, unlisted } = content.finder;

/** @param shown names of the destinations to show */
export function FinderTable({ shown }: { shown: ReadonlySet<string> }) {
  return (
    <table className={styles.table} aria-label={table} hidden={shown.size === 0}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {publishedDestinations.map(({ destination, prefix, route, country }) => (
          <tr key={destination} id={anchorOf(destination)} hidden={!shown.has(destination)}>
            <th scope="row">{destination}</th>
            <td>+{prefix}</td>
            <td>{rateOf(route)}</td>
            <td>{rateOf(country)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rateOf(rate: number | undefined) {
  if (rate !== undefined) return rateText(rate);
  return (
    <>
      <VisuallyHidden>{unlisted}</VisuallyHidden>
      <span aria-hidden="true">–</span>
    </>
  );
}
