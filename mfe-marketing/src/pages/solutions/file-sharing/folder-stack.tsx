import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Files } from '@site/ui/vignettes/files.tsx';
import { sentence, voiceLine } from '@site/ui/vignettes/voice-line.ts';
import { content } from './content.ts';
import styles from './folder-stack.module.css';

const { folders } = content;

const WIDTH = 720;

/** Position of the dune's top. */
const TOP = { x: 470, y: 300 };

/** Ridge of the dune: a parabola, which one curve of the svg path draws exactly. */
const ridge = (x: number) => TOP.y + 130 * ((x - TOP.x) / TOP.x) ** 2;

/** The slopes at both ends meet in the control point, half way between them. */
const middle = WIDTH / 2;
const control = 2 * ridge(middle) - (ridge(0) + ridge(WIDTH)) / 2;
const dune = `M0 ${ridge(0)}Q${middle} ${Math.round(control)} ${WIDTH} ${Math.round(ridge(WIDTH))}V560H0Z`;

/** Lines of the voice that lose strength down the dune. */
const ripples = [
  { below: 34, loudness: 0.3 },
  { below: 68, loudness: 0.2 },
  { below: 102, loudness: 0.11 },
  { below: 136, loudness: 0.05 },
].map(({ below, loudness }) =>
  voiceLine({
    from: 0,
    to: WIDTH,
    ridge: (x) => ridge(x) + below,
    strength: (x) => sentence(x + 300) * loudness,
  }),
);

/** Three folders, cut by the crest of a dune; the content of the last one is in front of it. */
export function FolderStack() {
  const { drawing, names, files } = folders;
  return (
    <IllustrationStage label={drawing} className={styles.stage}>
      <svg
        className={styles.scene}
        viewBox={`0 0 ${WIDTH} 560`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <Folder x={130} y={58} color="gulf-300" name={names.back} />
        <Folder x={175} y={128} color="sand-100" name={names.middle} />
        <Folder x={220} y={198} color="sun-500" name={names.front} />
        <path className={styles.dune} d={dune} />
        {ripples.map((path) => (
          <path key={path} className={styles.ripple} d={path} />
        ))}
      </svg>
      <div className={styles.files}>
        <Files entries={files} />
      </div>
    </IllustrationStage>
  );
}

interface FolderProps {
  x: number;
  y: number;
  color: string;
  name: string;
}

/** A folder with its tab at the left. */
function Folder({ x, y, color, name }: FolderProps) {
  return (
    <>
      <path
        d={`M${x} ${y + 20}q0-20 20-20h118q14 0 22 12l14 20h190q20 0 20 20v320H${x}Z`}
        fill={`var(--${color})`}
        stroke="var(--gulf-700)"
      />
      <text x={x + 24} y={y + 40}>
        {name}
      </text>
    </>
  );
}
