import { contactPath, type SiteConfig, telephoneUrl } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import type { IconNode } from '@site/ui/art/icon.tsx';
import { IconTile } from '@site/ui/art/icon-tile.tsx';
import { MessageCircle, Phone, Ticket } from 'lucide';
import type { ReactNode } from 'react';
import { content } from './content.ts';
import styles from './support-channels.module.css';

const { support } = content;

/** Three support channels. */
export function SupportChannels({ phones }: Pick<SiteConfig, 'phones'>) {
  const { chat, phone, ticket } = support;
  return (
    <ul className={styles.channels}>
      <Channel icon={MessageCircle} {...chat}>
        <ButtonLink href={contactPath('chat')} variant="accent">
          {chat.action}
        </ButtonLink>
      </Channel>
      <Channel icon={Phone} {...phone}>
        <ButtonLink href={telephoneUrl(phones.support)} variant="line" className={styles.number}>
          {phones.support}
        </ButtonLink>
      </Channel>
      <Channel icon={Ticket} {...ticket}>
        <ButtonLink href={contactPath('ticket')} variant="line">
          {ticket.action}
        </ButtonLink>
      </Channel>
    </ul>
  );
}

interface ChannelProps {
  icon: IconNode;
  title: string;
  availability: string;
  description: string;
  /** The button. */
  children: ReactNode;
}

function Channel({ icon, title, availability, description, children }: ChannelProps) {
  return (
    <li>
      <IconTile of={icon} />
      <h3>{title}</h3>
      <p>
        <b>{availability}</b>
        <br />
        {description}
      </p>
      {children}
    </li>
  );
}
