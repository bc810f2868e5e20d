import { Mic, MicOff } from 'lucide';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { Person, type PersonColours } from './person.tsx';
import styles from './video-tiles.module.css';

const people = [
  { background: 'gulf-300', head: 'sand-200', shoulders: 'ink-800' },
  { background: 'sand-200', head: 'gulf-600', shoulders: 'sun-500' },
  { background: 'sun-400', head: 'ink-700', shoulders: 'sand-50' },
  { background: 'ink-700', head: 'sun-200', shoulders: 'gulf-400' },
  { background: 'gulf-600', head: 'sand-100', shoulders: 'sun-400' },
  { background: 'sand-100', head: 'ink-600', shoulders: 'gulf-300' },
  { background: 'gulf-100', head: 'sun-500', shoulders: 'gulf-700' },
] as const satisfies PersonColours[];

const colorsOf = (index: number): PersonColours => people[index % people.length] ?? people[0];

export interface VideoTilesProps {
  /** Four, or nine on a wall. The first one speaks, the last one is muted. */
  places: readonly string[];
  /** Three columns, four from 640 px; the speaker is twice as large. */
  wall?: boolean;
}

/** A meeting of offices. */
export function VideoTiles({ places, wall }: VideoTilesProps) {
  return (
    <div className={classNames(styles.tiles, wall && styles.wall)}>
      {places.map((place, index) => (
        <div key={place} className={index === 0 ? styles.speaking : undefined}>
          <Person {...colorsOf(index)} />
          <b>
            {index === 0 && <Icon of={Mic} />}
            {index === places.length - 1 && <Icon of={MicOff} />}
            {place}
          </b>
        </div>
      ))}
    </div>
  );
}
