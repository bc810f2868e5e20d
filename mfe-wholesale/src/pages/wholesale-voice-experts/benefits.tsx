import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { ArrowLeftRight, FileSignature, IdCard, Split, Tags, Waypoints } from 'lucide';
import { content } from './content.ts';

const { title, items } = content.benefits;

const icons = {
  second: Split,
  direct: Waypoints,
  contract: FileSignature,
  cost: Tags,
  caller: IdCard,
  both: ArrowLeftRight,
};

export function Benefits() {
  return (
    <Section>
      <SectionHead title={title} />
      <FeatureGrid items={items} icons={icons} />
    </Section>
  );
}
