import { type SiteConfig, telephoneUrl, whatsappUrl } from '@site/contracts';
import { Icon, type IconNode } from '@site/ui/art/icon.tsx';
import { Mail, MapPin, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import styles from './contact-lines.module.css';
import { content } from './content.ts';

const { lines } = content;

/** Every way to reach the company besides the form. */
export function ContactLines({ site: { phones, email, address } }: { site: SiteConfig }) {
  return (
    <dl className={styles.lines}>
      <Line icon={Phone} label={lines.support}>
        <a href={telephoneUrl(phones.support)}>{phones.support}</a>
        <small>{lines.supportHours}</small>
      </Line>
      <Line icon={MessageCircle} label={lines.whatsapp}>
        <a href={whatsappUrl(phones.whatsapp)}>{phones.whatsapp}</a>
      </Line>
      <Line icon={Mail} label={lines.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
      <Line icon={MapPin} label={lines.address}>
        {address}
      </Line>
    </dl>
  );
}

function Line({ icon, label, children }: { icon: IconNode; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
