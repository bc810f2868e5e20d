import { FeatureGrid } from '@site/ui/content/feature-grid.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { HeroStage } from '@site/ui/hero/hero-stage.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { AtSign, BellOff, Hash, MessageSquareReply, MessagesSquare, UserRoundPlus } from 'lucide';
import { CrestClosing } from '../../../closing/crest-closing.tsx';
import { content } from './content.ts';
import { Conversation } from './conversation.tsx';
import styles from './page.module.css';
import { Search } from './search.tsx';

const { benefits, closing, features, hero } = content;

const icons = {
  channels: Hash,
  direct: MessagesSquare,
  threads: MessageSquareReply,
  mentions: AtSign,
  quiet: BellOff,
  guests: UserRoundPlus,
};

export default function TeamMessagingPage() {
  return (
    <>
      <HeroStage {...hero} stage={<Conversation />} />
      <Section>
        <Split wide className={styles.replaces}>
          <h2>{benefits.title}</h2>
          <ItemList items={benefits.items} />
        </Split>
      </Section>
      <Search />
      <Section tone="sand">
        <SectionHead split title={features.title} lead={features.lead} />
        <FeatureGrid items={features.items} icons={icons} />
      </Section>
      <CrestClosing {...closing} />
    </>
  );
}
