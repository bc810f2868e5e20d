import { FileText, Hash } from 'lucide';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { Panel } from './panel.tsx';
import styles from './thread.module.css';

export interface ThreadMessage {
  /** Two characters. */
  initials: string;
  /** A place or a department. */
  from: string;
  /** `"09:41"`. */
  at: string;
  text: string;
  /** Name of an attached file. */
  file?: string;
}

export interface ThreadProps {
  channel: string;
  /** `"14 members"`. */
  members: string;
  messages: readonly ThreadMessage[];
  className?: string;
}

/** A channel with messages. */
export function Thread({ channel, members, messages, className }: ThreadProps) {
  return (
    <Panel className={classNames(styles.thread, className)}>
      <p className={styles.bar}>
        <Icon of={Hash} />
        {channel}
        <span>{members}</span>
      </p>
      {messages.map((message) => (
        <Message key={message.at} {...message} />
      ))}
    </Panel>
  );
}

function Message({ initials, from, at, text, file }: ThreadMessage) {
  return (
    <div className={styles.message}>
      <i>{initials}</i>
      <div>
        <p>
          <b>{from}</b>
          <small>{at}</small>
        </p>
        <p>{text}</p>
        {file && (
          <p className={styles.file}>
            <Icon of={FileText} />
            {file}
          </p>
        )}
      </div>
    </div>
  );
}
