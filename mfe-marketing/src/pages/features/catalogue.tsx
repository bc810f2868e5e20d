import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { SegmentedControl } from '@site/ui/form/segmented-control.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { type FeatureCard, type FeatureCategory, featureCategories } from '../../features/feature-categories.ts';
import styles from './catalogue.module.css';
import { CategoryDrawing } from './category-drawing.tsx';
import { content } from './content.ts';

const { catalogue, filter } = content;

const ALL = 'all';

const options = [
  { value: ALL, label: filter.all },
  ...featureCategories.map(({ id, name }) => ({ value: id, label: name })),
];

/** Twelve features below the drawings of their four groups; a radio leaves one group. */
export function Catalogue() {
  return (
    <Section className={styles.section}>
      <SectionHead title={catalogue.title} lead={catalogue.lead} />
      <SegmentedControl chips legend={filter.legend} name="feature-category" options={options} />
      <div className={styles.categories}>
        {featureCategories.map((category) => (
          <Category key={category.id} {...category} />
        ))}
      </div>
    </Section>
  );
}

function Category({ id, name, drawing, features }: FeatureCategory) {
  return (
    <section className={styles.category} data-category={id} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      <IllustrationStage label={drawing} className={styles.stage}>
        <CategoryDrawing of={id} />
      </IllustrationStage>
      <ul>
        {features.map((feature) => (
          <Card key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  );
}

function Card({ title, description, href }: FeatureCard) {
  return (
    <li>
      <h4>
        <a href={href}>{title}</a>
      </h4>
      <p>{description}</p>
    </li>
  );
}
