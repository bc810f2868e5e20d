import { contactPath } from '@site/contracts';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { SegmentedControl } from '@site/ui/form/segmented-control.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { closing, hero, sections, words } from './content.ts';
import { DocsEntry } from './docs-entry.tsx';
import { languages } from './docs-section.ts';
import styles from './page.module.css';

export default function ApiDocsPage() {
  return (
    <>
      <HeroPlain title={hero.title} lead={hero.lead}>
        <dl className={styles.facts}>
          {hero.facts.map(({ value, label }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </HeroPlain>
      <div className={styles.docs}>
        <div className={styles.panel} data-tone="ink" />
        <div className={styles.side}>
          <nav aria-label={words.contents}>
            <h2>{words.contents}</h2>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p aria-hidden="true">{words.languages}</p>
          <SegmentedControl legend={words.languages} name="language" options={languages} />
        </div>
        <div className={styles.entries}>
          {sections.map((section) => (
            <DocsEntry key={section.id} {...section} />
          ))}
        </div>
      </div>
      <CtaBand
        title={closing.title}
        text={closing.text}
        actions={[
          { label: closing.trial, href: '/signup' },
          { label: closing.ask, href: contactPath('api-access') },
        ]}
      />
    </>
  );
}
