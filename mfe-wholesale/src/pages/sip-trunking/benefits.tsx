import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { AudioLines, Building2, Coins, Hash, LifeBuoy, SlidersVertical } from 'lucide';
import { content } from './content.ts';

const { title, lead, items } = content.benefits;

const icons = {
  cost: Coins,
  scale: SlidersVertical,
  failover: LifeBuoy,
  numbers: Hash,
  quality: AudioLines,
  reach: Building2,
};

export function Benefits() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <FeatureGrid items={items} icons={icons} />
    </Section>
  );
}
