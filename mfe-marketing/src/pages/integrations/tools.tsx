import { Checklist } from '@site/ui/content/checklist.tsx';
import { type Integration, integrations } from '../../integrations/integration-list.ts';
import { ToolTile } from '../../integrations/tool-tile.tsx';
import { content } from './content.ts';
import styles from './tools.module.css';

const { others: words, record } = content;
const { own } = words;

const [first, ...popular] = integrations.filter((integration) => integration.popular);
const others = integrations.filter((integration) => !integration.popular);

/** The most requested tools; the first one shows an example call. */
export function PopularTools() {
  return (
    <ul className={styles.popular}>
      {first && (
        <li data-tone="ink">
          <ToolTile {...first} />
          <div>
            <h3>{first.name}</h3>
            <p className={styles.category}>{first.category}</p>
            <p>{first.description}</p>
            <Checklist items={first.features} />
          </div>
          <CallerRecord />
        </li>
      )}
      {popular.map((tool) => (
        <Tool key={tool.name} {...tool} />
      ))}
    </ul>
  );
}

/** The other tools, smaller. */
export function OtherTools() {
  return (
    <ul className={styles.others}>
      {others.map((tool) => (
        <Tool key={tool.name} {...tool} />
      ))}
      <li>
        <MoreTile />
        <div>
          <h3>
            <a href={own.href}>{own.text}</a>
          </h3>
          <p>{own.hint}</p>
        </div>
      </li>
    </ul>
  );
}

/** Tile for a requested tool. */
function MoreTile() {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <rect width="56" height="56" rx="14" fill="var(--sand-200)" />
      <path fill="none" stroke="var(--ink-900)" strokeWidth="2.5" strokeLinecap="round" d="M28 18v20M18 28h20" />
    </svg>
  );
}

function Tool({ name, letters, category, description, features }: Integration) {
  return (
    <li>
      <ToolTile category={category} letters={letters} />
      <div>
        <h3>{name}</h3>
        <p className={styles.category}>{category}</p>
        <p>{description}</p>
        <p className={styles.features}>{features.join('\u00a0· ')}</p>
      </div>
    </li>
  );
}

/** The call panel; the sentence next to it says the same. */
function CallerRecord() {
  return (
    <div className={styles.record} aria-hidden="true">
      <p>
        {record.caller} <span>{record.clock}</span>
      </p>
      {record.rows.map(([what, value]) => (
        <p key={what}>
          {what} <b>{value}</b>
        </p>
      ))}
    </div>
  );
}
