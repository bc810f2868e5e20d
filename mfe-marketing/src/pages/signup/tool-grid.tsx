import { Icon, type LucideIcon } from '@site/ui/icon.tsx';
import { Section, SectionHead } from '@site/ui/section.tsx';
import { MessagesSquare, Phone, Plug, Video } from 'lucide-react';
import { type Tool, tools, toolsTitle } from './content.ts';
import styles from './tool-grid.module.css';

const icons: Record<Tool['icon'], LucideIcon> = {
  phone: Phone,
  video: Video,
  messages: MessagesSquare,
  plug: Plug,
};

/** Four things a team can do at once. */
export function ToolGrid() {
  return (
    <Section>
      <SectionHead title={toolsTitle} />
      <ul className={styles.grid}>
        {tools.map(({ name, text, icon }) => (
          <li key={name}>
            <Icon of={icons[icon]} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
