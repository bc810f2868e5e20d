import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { MessagesSquare, Phone, Plug, Video } from 'lucide';
import { content } from './content.ts';

const { tools, toolsTitle } = content;

const icons = { phone: Phone, video: Video, messages: MessagesSquare, plug: Plug };

/** Four tasks available from the start. */
export function ToolGrid() {
  return (
    <Section>
      <SectionHead title={toolsTitle} />
      <FeatureGrid items={tools} icons={icons} narrow />
    </Section>
  );
}
