import { Mic, MicOff } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { Person, type PersonColours } from './person.tsx';
import styles from './video-tiles.module.css';

const people: readonly PersonColours[] = [
  { background: 'gulf-300', head: 'sand-200', shoulders: 'ink-800' },
  { background: 'sand-200', head: 'gulf-600', shoulders: 'sun-500' },
  { background: 'sun-400', head: 'ink-700', shoulders: 'sand-50' },
  { background: 'ink-700', head: 'sun-200', shoulders: 'gulf-400' },
];

export interface VideoTilesProps {
  /** Places: the first one speaks, the last one is muted. */
  places: readonly [string, string, string, string];
}

/** A meeting of four offices. */
export function VideoTiles({ places }: VideoTilesProps) {
  return (
    <div className={styles.tiles}>
      {people.map((colours, index) => (
        <div key={colours.background} className={index === 0 ? styles.speaking : undefined}>
          <Person {...colours} />
          <b>
            {index === 0 && <Icon of={Mic} />}
            {index === 3 && <Icon of={MicOff} />}
            {places[index]}
          </b>
        </div>
      ))}
    </div>
  );
}
