import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { CircleDot, Globe, Hash, ListOrdered, Route, Voicemail } from 'lucide';
import { content } from './content.ts';

const { features } = content;

const icons = {
  numbers: Hash,
  routing: Route,
  queues: ListOrdered,
  recording: CircleDot,
  voicemail: Voicemail,
  abroad: Globe,
};

export function Features() {
  return (
    <Section>
      <SectionHead split title={features.title} lead={features.lead} />
      <FeatureGrid items={features.items} icons={icons} />
    </Section>
  );
}
