import { Icon } from '@site/ui/art/icon.tsx';
import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Thread } from '@site/ui/vignettes/thread.tsx';
import { Hash } from 'lucide';
import { content } from './content.ts';
import styles from './conversation.module.css';

const { conversation } = content;

/** An open channel, in front of unread ones. */
export function Conversation() {
  const { drawing, channels, thread } = conversation;
  return (
    <IllustrationStage label={drawing} className={styles.stage}>
      <div className={styles.channels} data-tone="ink">
        <p>{channels.title}</p>
        {channels.items.map(({ name, unread }) => (
          <p key={name} className={name === thread.channel ? styles.current : undefined}>
            <Icon of={Hash} />
            {name}
            {unread > 0 && <b>{unread}</b>}
          </p>
        ))}
      </div>
      <Thread {...thread} className={styles.thread} />
    </IllustrationStage>
  );
}
