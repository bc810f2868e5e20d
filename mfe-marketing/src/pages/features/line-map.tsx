import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { featureCategories, featureTitles } from '../../features/feature-categories.ts';
import { content } from './content.ts';
import styles from './line-map.module.css';

const { hero } = content;

const STOPS = [150, 360, 570];
const FIRST = 112;
const PITCH = 124;
const LEFT = 38;
const RIGHT = 690;
const TURN = PITCH / 2;

const heightOf = (row: number) => FIRST + row * PITCH;

/** From the sun to the right, then row by row to and fro. */
const line = [
  `M${LEFT} ${FIRST}`,
  ...featureCategories.map((_, row) => {
    const isLast = row === featureCategories.length - 1;
    const forth = row % 2 === 0;
    const end = forth ? RIGHT - TURN : LEFT + TURN;
    const turn = `a${TURN} ${TURN} 0 0 ${forth ? 1 : 0} 0 ${PITCH}`;
    return isLast ? 'H0' : `H${end}${turn}`;
  }),
].join('');

/** The twelve features as stops of one line, a row for each category. */
export function LineMap() {
  return (
    <IllustrationStage label={hero.drawing(featureTitles)} className={styles.stage}>
      <svg viewBox="0 0 720 580" aria-hidden="true">
        <path className={styles.line} d={line} />
        <circle cx={LEFT} cy={FIRST} r="28" fill="var(--sun-500)" />
        {featureCategories.map(({ id, features }, row) =>
          features.map(({ title }, index) => (
            <Stop key={`${id} ${title}`} title={title} x={STOPS[index] ?? 0} y={heightOf(row)} />
          )),
        )}
      </svg>
    </IllustrationStage>
  );
}

function Stop({ title, x, y }: { title: string; x: number; y: number }) {
  return (
    <>
      <circle className={styles.stop} cx={x} cy={y} r="10" />
      <text x={x} y={y + 38}>
        {title}
      </text>
    </>
  );
}
