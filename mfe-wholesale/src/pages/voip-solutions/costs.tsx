import { ItemList } from '@site/ui/content/item-list.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { callCosts } from './call-costs.ts';
import { content } from './content.ts';
import styles from './costs.module.css';

const { title, lead } = content.costs;

/** Reduction of each cost, with its reason. */
export function Costs() {
  return (
    <Section id="costs">
      <SectionHead title={title} lead={lead} split />
      <ItemList
        className={styles.rows}
        items={callCosts.map(({ name, oldLine, voip, ...words }) => ({
          mark: (
            <>
              <b>−{oldLine - voip}¢</b> {name}
            </>
          ),
          ...words,
        }))}
      />
    </Section>
  );
}
