import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { ArrowDown, PhoneCall, Server, ShieldHalf } from 'lucide';
import { content } from './content.ts';
import styles from './trunk-board.module.css';

const { label, bar, drawing, pbx, firewall, primary, standby, failover, rows } = content.board;

/** The route from the PBX through the firewall to two hosts, and the three figures that engineers need. */
export function TrunkBoard() {
  return (
    <FigureBoard label={label} bar={bar}>
      <Vignette label={drawing} className={styles.path}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.inUse} d="M14 50H50" />
          <path className={classNames(styles.inUse, styles.lost)} d="M50 50C68 50 66 20 84 20" />
          <path className={styles.waiting} d="M50 50C68 50 66 80 84 80" />
          <path className={classNames(styles.inUse, styles.taken)} d="M50 50C68 50 66 80 84 80" />
        </svg>
        <Node icon={PhoneCall} name={pbx} className={styles.pbx} />
        <Node icon={ShieldHalf} name={firewall} className={styles.firewall} />
        <Node icon={Server} {...primary} className={styles.primary} />
        <p className={styles.failover}>
          <Icon of={ArrowDown} />
          {failover}
        </p>
        <Node icon={Server} {...standby} className={styles.standby} />
      </Vignette>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FigureBoard>
  );
}

interface NodeProps {
  icon: IconNode;
  name: string;
  state?: string;
  /** Its state after host A has stopped responding; shown with motion. */
  after?: string;
  className: string | undefined;
}

function Node({ icon, name, state, after, className }: NodeProps) {
  return (
    <div className={className}>
      <Icon of={icon} />
      <b>{name}</b>
      {state && (
        <span className={styles.states}>
          <span>{state}</span>
          <span>{after}</span>
        </span>
      )}
    </div>
  );
}
