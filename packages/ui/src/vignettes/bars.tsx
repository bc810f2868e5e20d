import styles from './bars.module.css';

/** Heights of the bars in units of the drawing; fades in and out like a sentence. */
const heights = [
  2, 3, 4, 19, 25, 26, 16, 12, 9, 7, 11, 19, 22, 17, 17, 21, 11, 7, 9, 13, 17, 16, 28, 26, 18, 12, 7, 16, 15, 16, 27,
  19, 23, 11, 8, 12, 20, 17, 31, 17, 25, 22, 10, 2, 5, 5,
];

const path = heights.map((height, index) => `M${3 + index * 6} ${32 - height / 2}v${height}`).join('');

/** Voice as bars, animated unless the visitor prefers reduced motion. */
export function Bars() {
  return (
    <svg className={styles.bars} viewBox={`0 0 ${heights.length * 6} 64`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
