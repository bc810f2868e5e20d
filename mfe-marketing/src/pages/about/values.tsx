import { GoLink } from '@site/ui/go-link.tsx';
import { Rows } from '@site/ui/rows.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { values, valuesHead } from './content.ts';

const rows = values.map(({ where, title, text, proof }) => ({
  mark: where,
  title,
  text,
  action: <GoLink href={proof.href}>{proof.text}</GoLink>,
}));

/** What the company promises, each with the page on which it can be checked. */
export function Values() {
  return (
    <Section tone="sand">
      <SectionHead split title={valuesHead.title} lead={valuesHead.lead} />
      <Rows items={rows} />
    </Section>
  );
}
