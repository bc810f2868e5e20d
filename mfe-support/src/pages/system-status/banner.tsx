import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { Bell, CircleCheck } from 'lucide';
import styles from './banner.module.css';
import { Clock } from './clock.tsx';
import { content } from './content.ts';
import { VoiceLines } from './voice-lines.tsx';

const { banner, subscribe } = content;

/** Everything in one sentence, with the time it was asked. */
export function Banner() {
  return (
    <div className={styles.banner} data-tone="ink">
      <h1>
        <Icon of={CircleCheck} />
        {banner.title}
      </h1>
      <div className={styles.row}>
        <Clock />
        <ButtonLink href="/signup" variant="accent" icon={Bell} newTab={subscribe.newTab}>
          {subscribe.button}
        </ButtonLink>
      </div>
      <VoiceLines className={styles.voice} />
    </div>
  );
}
