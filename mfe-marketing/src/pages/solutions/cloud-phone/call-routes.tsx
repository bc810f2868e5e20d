import { Icon } from '@site/ui/art/icon.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { SunDisc } from '@site/ui/art/sun-disc.tsx';
import { Flow } from '@site/ui/vignettes/flow.tsx';
import { sentence, voiceLine } from '@site/ui/vignettes/voice-line.ts';
import { PhoneIncoming } from 'lucide';
import styles from './call-routes.module.css';
import { content } from './content.ts';

const { routing } = content;

const rings = [
  { radius: 66, opacity: 0.7 },
  { radius: 82, opacity: 0.4 },
  { radius: 99, opacity: 0.2 },
];

const WAVE = 400;

/** Louder toward the sun, at its left end. */
const caller = voiceLine({
  from: 0,
  to: WAVE,
  ridge: () => 40,
  strength: (x) => sentence(440 + x) * (1 - x / WAVE) + 0.5,
});

/** A ringing call and its two possible routes. */
export function CallRoutes() {
  return (
    <IllustrationStage tone="ink" label={routing.drawing} className={styles.stage}>
      <div className={styles.call}>
        <SunDisc size={200} radius={52} rings={rings} className={styles.sun} />
        <Icon of={PhoneIncoming} />
        <p>
          <b>{routing.line}</b>
          {routing.state}
        </p>
        <svg
          className={styles.caller}
          viewBox={`0 0 ${WAVE} 80`}
          preserveAspectRatio="xMinYMid meet"
          aria-hidden="true"
        >
          <path d={caller} />
        </svg>
      </div>
      <div className={styles.routes}>
        <Flow {...routing.open} className={styles.open} />
        <Flow {...routing.closed} waiting className={styles.closed} />
      </div>
    </IllustrationStage>
  );
}
