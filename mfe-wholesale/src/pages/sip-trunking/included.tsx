import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { IncludedText } from '../../included/included-text.tsx';
import { content } from './content.ts';
import styles from './included.module.css';

const { drawing, ...text } = content.checklist;

const PER_ROW = 10;
const PITCH = 20;

export function Included() {
  return (
    <Section tone="mist">
      <Split wide>
        <IncludedText {...text} />
        <IllustrationStage label={drawing.label} className={styles.stage}>
          <Panel className={styles.panel}>
            <b>{drawing.name}</b>
            <Channels />
            <p>
              {drawing.figures.map((figure) => (
                <span key={figure}>{figure}</span>
              ))}
            </p>
          </Panel>
        </IllustrationStage>
      </Split>
    </Section>
  );
}

/** One dot per channel; those with a call on them are filled, the last one of them is ringing. */
function Channels() {
  const channels = Array.from({ length: drawing.channels }, (_, index) => index + 1);
  return (
    <svg viewBox={`0 0 ${PER_ROW * PITCH} ${(drawing.channels / PER_ROW) * PITCH}`} aria-hidden="true">
      {channels.map((channel) => (
        <circle key={channel} {...placeOf(channel)} r="7" className={classOf(channel)} />
      ))}
    </svg>
  );
}

const placeOf = (channel: number) => ({
  cx: (((channel - 1) % PER_ROW) + 0.5) * PITCH,
  cy: (Math.floor((channel - 1) / PER_ROW) + 0.5) * PITCH,
});

function classOf(channel: number) {
  if (channel > drawing.busy) return styles.free;
  return channel === drawing.busy ? styles.ringing : styles.busy;
}
