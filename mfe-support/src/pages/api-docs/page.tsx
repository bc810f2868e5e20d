import { fileName, type PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { SegmentedControl } from '@site/ui/form/segmented-control.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { Download } from 'lucide';
import openApi from '../../api/openapi.yaml?url';
import { content } from './content.ts';
import styles from './page.module.css';
import Reference, { contents } from './reference.md';
import { referenceComponents } from './reference-components.tsx';

const { hero, languages, closing, download } = content;

export default function ApiDocsPage({ site }: PageProps) {
  return (
    <>
      <HeroPlain
        title={hero.title}
        lead={hero.lead}
        aside={
          <ButtonLink href={openApi} download={fileName(site.brand, download.file)} variant="line" icon={Download}>
            {download.label}
          </ButtonLink>
        }
      >
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
        <div className={styles.side}>
          <nav aria-label={content.contents}>
            <h2>{content.contents}</h2>
            <ul>
              {contents.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p aria-hidden="true">{languages.legend}</p>
          <SegmentedControl legend={languages.legend} name="language" options={languages.options} chips />
        </div>
        <div>
          <Reference components={referenceComponents} />
        </div>
      </div>
      <CtaBand tone="ink" {...closing} />
    </>
  );
}
