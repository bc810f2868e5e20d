import { FigureBoard } from '@site/ui/art/figure-board.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { callCosts, totalCost } from './call-costs.ts';
import { content } from './content.ts';
import { BAR_WIDTH, costBands } from './cost-bands.ts';
import styles from './cost-board.module.css';

const { label, bar, drawing, saving, columns, total } = content.board;

/** One call as two bars, with a band and the cents of each cost. */
export function CostBoard() {
  return (
    <FigureBoard label={label} bar={bar}>
      <Vignette label={drawing} className={styles.drawing}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {costBands(callCosts).map(({ left, right, between }) => (
            <g key={between}>
              <path d={between} />
              <rect y={left.top} width={BAR_WIDTH} height={left.height} />
              <rect x={100 - BAR_WIDTH} y={right.top} width={BAR_WIDTH} height={right.height} />
            </g>
          ))}
        </svg>
        <p className={styles.saving}>
          <b>{saving.value}</b> {saving.label}
        </p>
        <p className={styles.ends}>
          <span>{columns.oldLine}</span> <span>{columns.voip}</span>
        </p>
      </Vignette>
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.oldLine}</th>
            <th scope="col">{columns.voip}</th>
          </tr>
        </thead>
        <tbody>
          {callCosts.map(({ name, oldLine, voip }) => (
            <Row key={name} name={name} oldLine={oldLine} voip={voip} />
          ))}
        </tbody>
        <tfoot>
          <Row name={total} oldLine={totalCost('oldLine')} voip={totalCost('voip')} />
        </tfoot>
      </table>
    </FigureBoard>
  );
}

function Row({ name, oldLine, voip }: { name: string; oldLine: number; voip: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{oldLine}¢</td>
      <td>{voip}¢</td>
    </tr>
  );
}
