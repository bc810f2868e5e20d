import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { Phone, RadioTower, Route, Server, ShieldHalf } from 'lucide';
import { asrText } from '../../rates/rate.ts';
import { callPath, type Hop } from './call-path.ts';
import styles from './call-path-board.module.css';
import { content } from './content.ts';

const { label, bar, from, columns, meanings } = content.board;

const icons = [ShieldHalf, Route, RadioTower, Phone];

/** The route of a call from hop to hop, with the measurements of each. */
export function CallPathBoard() {
  return (
    <FigureBoard label={label} bar={bar}>
      <table className={styles.path}>
        <thead>
          <tr>
            <th scope="col">
              <Node icon={Server} />
              {from}
            </th>
            <th scope="col">{columns.asr}</th>
            <th scope="col">{columns.acd}</th>
            <th scope="col">{columns.pdd}</th>
          </tr>
        </thead>
        <tbody>
          {callPath.map((hop, index) => (
            <HopRow key={hop.name} {...hop} icon={icons[index] ?? Server} />
          ))}
        </tbody>
      </table>
      <ul className={styles.meanings}>
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
    </FigureBoard>
  );
}

function HopRow({ name, asr, acd, pdd, icon }: Hop & { icon: IconNode }) {
  return (
    <tr>
      <th scope="row">
        <Node icon={icon} />
        {name}
      </th>
      <td>{asrText(asr)}</td>
      <td>{acd} s</td>
      <td>{pdd.toFixed(1)} s</td>
    </tr>
  );
}

const Node = ({ icon }: { icon: IconNode }) => (
  <i>
    <Icon of={icon} />
  </i>
);
