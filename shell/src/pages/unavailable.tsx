import { type SiteConfig, telephoneUrl } from '@site/contracts';
import { Button, ButtonLink } from '@site/ui/actions/button.tsx';
import { ButtonRow, Lead, Section } from '@site/ui/layout/section.tsx';
import styles from './shell-pages.module.css';

/** Replaces a page of a remote without any release on this server; the status is 503. */
export function Unavailable({ site: { phones, email } }: { site: SiteConfig }) {
  return (
    <Section className={styles.message}>
      <h1>This part of the site is not available right now</h1>
      <Lead>
        The rest of the site works, and this page comes back by itself. Try again in a few minutes. If it cannot wait,
        call <a href={telephoneUrl(phones.support)}>{phones.support}</a> or write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </Lead>
      <ButtonRow>
        {/* A form reloads the page with and without script. */}
        <form>
          <Button type="submit">Try again</Button>
        </form>
        <ButtonLink href="/" variant="line">
          Home
        </ButtonLink>
        <ButtonLink href="/system-status" variant="line">
          System Status
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
