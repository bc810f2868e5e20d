import { CrestEdge } from '@site/ui/crest-edge.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { Stats } from '@site/ui/stats.tsx';
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
