import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { Bell, CircleCheck } from 'lucide';
import styles from './banner.module.css';
import { Clock } from './clock.tsx';
import { content } from './content.ts';
import { VoiceLines } from './voice-lines.tsx';

const { banner, regions, services, subscribe } = content;

const states = [...services, ...regions].map(({ status }) => status);
const worst = (['outage', 'degraded'] as const).find((status) => states.includes(status)) ?? 'operational';

/** The overall status in one sentence, with its time. */
export function Banner() {
  return (
    <div className={styles.banner} data-tone="ink">
      <h1>
        <Icon of={CircleCheck} />
        {banner.titles[worst]}
      </h1>
      <div className={styles.row}>
        <Clock />
        <ButtonLink href="#updates" variant="accent" icon={Bell}>
          {subscribe.jump}
        </ButtonLink>
      </div>
      <VoiceLines className={styles.voice} />
    </div>
  );
}
