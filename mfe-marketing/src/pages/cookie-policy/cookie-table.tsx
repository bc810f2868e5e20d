import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import styles from './cookie-table.module.css';
import { type CookieTypeId, cookieTypeIds, cookieTypes, isOptional, type OptionalTypeId } from './cookie-types.ts';
import { panel } from './panel-words.ts';
import { Switch } from './switch.tsx';

interface CookieTableProps {
  switchedOn: readonly OptionalTypeId[];
  onToggle: (id: OptionalTypeId) => void;
}

/** The types of cookies, a row each, with its switch. On phones a row becomes a block. */
export function CookieTable(props: CookieTableProps) {
  const { columns } = panel;
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{panel.caption}</VisuallyHidden>
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
        {cookieTypeIds.map((id) => (
          <CookieRow key={id} id={id} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function CookieRow({ id, switchedOn, onToggle }: CookieTableProps & { id: CookieTypeId }) {
  const { title, description, examples, duration } = cookieTypes[id];
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{description}</td>
      <td data-label={panel.columns.examples}>{examples.join(', ')}</td>
      <td data-label={panel.columns.duration}>{duration}</td>
      <td className={styles.allow}>
        {isOptional(id) ? (
          <Switch label={title} on={switchedOn.includes(id)} onToggle={() => onToggle(id)} />
        ) : (
          <Switch label={title} on />
        )}
      </td>
    </tr>
  );
}
