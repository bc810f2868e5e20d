import { Icon, type IconNode } from '../art/icon.tsx';
import styles from './files.module.css';
import { Panel } from './panel.tsx';

export interface FileEntry {
  icon: IconNode;
  name: string;
  /** Team with access. */
  team: string;
}

/** Files and folders with their team. */
export function Files({ entries }: { entries: readonly FileEntry[] }) {
  return (
    <Panel className={styles.files}>
      {entries.map(({ icon, name, team }) => (
        <p key={name}>
          <Icon of={icon} />
          {name}
          <span>{team}</span>
        </p>
      ))}
    </Panel>
  );
}
