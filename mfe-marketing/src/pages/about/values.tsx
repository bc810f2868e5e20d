import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';

const { values, valuesHead } = content;

const rows = values.map(({ where, title, text, proof }) => ({
  mark: where,
  title,
  text,
  action: <ArrowLink href={proof.href}>{proof.text}</ArrowLink>,
}));

/** The company's values, each with the page that has the evidence. */
export function Values() {
  return (
    <Section>
      <SectionHead split title={valuesHead.title} lead={valuesHead.lead} />
      <ItemList items={rows} />
    </Section>
  );
}
