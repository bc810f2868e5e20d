import { contactPath, telephoneUrl } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ButtonRow, Lead, Section } from '@site/ui/layout/section.tsx';
import { Phone } from 'lucide';
import { content } from './content.ts';
import styles from './help-section.module.css';

const { help } = content;

/** For visitors who want to talk to a person first. */
export function HelpSection({ phone }: { phone: string }) {
  return (
    <Section tight>
      <div className={styles.help}>
        <div>
          <h2>{help.title}</h2>
          <Lead>{help.text}</Lead>
        </div>
        <ButtonRow>
          <ButtonLink href={contactPath('demo')} arrow>
            {help.demo}
          </ButtonLink>
          <ButtonLink href={telephoneUrl(phone)} variant="line" icon={Phone}>
            {help.call(phone)}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Section>
  );
}
