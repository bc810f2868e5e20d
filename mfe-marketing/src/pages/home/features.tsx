import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Agenda } from '@site/ui/vignettes/agenda.tsx';
import { Files } from '@site/ui/vignettes/files.tsx';
import { Flow } from '@site/ui/vignettes/flow.tsx';
import { VideoTiles } from '@site/ui/vignettes/video-tiles.tsx';
import { Folder, MessageSquare, Phone, Plug, Users, Video } from 'lucide';
import { ApiExchange } from './api-exchange.tsx';
import { content } from './content.ts';
import { FeatureCell } from './feature-cell.tsx';
import styles from './features.module.css';

const { callRoute, channel, day, features, offices, sharedFiles } = content;

/** The six tools of the app, each with a drawing of its own. */
export function Features() {
  return (
    <Section id="features" className={styles.features}>
      <SectionHead split title={features.title} lead={features.lead} />
      <div className={styles.bento}>
        <FeatureCell look="phone" icon={Phone} {...features.phone}>
          <Flow {...callRoute} />
        </FeatureCell>
        <FeatureCell look="video" icon={Video} {...features.video}>
          <VideoTiles places={offices} />
        </FeatureCell>
        <FeatureCell look="messaging" icon={MessageSquare} {...features.messaging}>
          <Agenda entries={channel} />
        </FeatureCell>
        <FeatureCell look="plain" icon={Users} {...features.meetings}>
          <Agenda entries={day} />
        </FeatureCell>
        <FeatureCell look="plain" icon={Folder} {...features.files}>
          <Files entries={sharedFiles} />
        </FeatureCell>
        <FeatureCell look="integrations" icon={Plug} {...features.integrations}>
          <ApiExchange />
        </FeatureCell>
      </div>
    </Section>
  );
}
