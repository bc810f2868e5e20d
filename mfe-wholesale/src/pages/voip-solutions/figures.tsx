import { CrestEdge } from '@site/ui/art/crest-edge.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';

const { title, text, stats } = content.figures;

export function Figures() {
  return (
    <Section tone="ink">
      <CrestEdge />
      <SectionHead title={title} lead={text} split />
      <Stats items={stats} ruled />
    </Section>
  );
}
