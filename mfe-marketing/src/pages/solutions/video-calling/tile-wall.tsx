import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { LiveDot } from '@site/ui/art/live-dot.tsx';
import { Keys } from '@site/ui/vignettes/keys.tsx';
import { VideoTiles } from '@site/ui/vignettes/video-tiles.tsx';
import { Mic, PhoneOff, ScreenShare, Users, Video } from 'lucide';
import { content } from './content.ts';
import styles from './tile-wall.module.css';

const { wall } = content;

/** A call of nine offices on the sun. */
export function TileWall() {
  return (
    <IllustrationStage tone="sun" label={wall.drawing} className={styles.stage}>
      <div className={styles.window} data-tone="ink">
        <p className={styles.bar}>
          <LiveDot />
          <b>{wall.name}</b>
          <span>{wall.clock}</span>
        </p>
        <VideoTiles wall places={wall.places} />
        <Keys icons={[Mic, Video, ScreenShare, Users, PhoneOff]} className={styles.keys} />
      </div>
    </IllustrationStage>
  );
}
