import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ButtonRow, Lead, Section } from '@site/ui/layout/section.tsx';
import styles from './not-found.module.css';

const VOICE_LINE =
  'M0 90q10 6 20 0q10 -10 20 0q10 16 20 0q10 -24 20 0q10 34 20 0q10 -30 20 0q10 22 20 0q10 -14 20 0q10 18 20 0q10 -28 20 0q10 40 20 0q10 -52 20 0q10 46 20 0q10 -34 20 0q10 26 20 0q10 -36 20 0q10 48 20 0q10 -60 20 0q10 66 20 0q10 -56 20 0q10 44 20 0q10 -36 20 0q10 40 20 0q10 -34 20 0q10 26 20 0q10 -30 20 0q10 24 20 0q10 -18 20 0q10 13 20 0q10 -9 20 0q10 6 20 0q10 -3 20 0H1440';

/** Shown for every path without a page. */
export function NotFound() {
  return (
    <Section tone="ink" className={styles.notFound}>
      <h1>404 Page Not Found</h1>
      <Lead>Did you forget to add the page to the router?</Lead>
      <svg viewBox="0 0 1440 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.sun} d="M816 90a64 64 0 0 1 128 0z" />
        <path className={styles.voice} d={VOICE_LINE} />
      </svg>
      <ButtonRow>
        <ButtonLink href="/" variant="accent">
          Go to the home page
        </ButtonLink>
        <ButtonLink href="/help-center" variant="line">
          Help Center
        </ButtonLink>
        <ButtonLink href="/sitemap" variant="line">
          Sitemap
        </ButtonLink>
      </ButtonRow>
    </Section>
  );
}
