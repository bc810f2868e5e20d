import type { SiteConfig } from '@site/contracts';
import { SignupForm } from '@site/forms/signup-form.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Hero, HeroText } from '@site/ui/hero/hero.tsx';
import { content } from './content.ts';
import styles from './trial-hero.module.css';
import { TrialPanel } from './trial-panel.tsx';

const { hero, legal } = content;

/** The promise, the form, and the trial's terms; on phones in this order. */
export function TrialHero({ site }: { site: SiteConfig }) {
  return (
    <Hero tone="mist" className={styles.hero}>
      <HeroText title={hero.title(site.brand)} lead={hero.lead}>
        <Checklist items={hero.claims} inline />
      </HeroText>
      <div className={styles.columns}>
        <div>
          <SignupForm site={site} />
          <p className={styles.legal}>
            {legal.before} <a href={legal.terms.href}>{legal.terms.text}</a>.
          </p>
        </div>
        <TrialPanel />
      </div>
    </Hero>
  );
}
