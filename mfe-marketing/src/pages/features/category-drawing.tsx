import { CallPanel } from '@site/ui/vignettes/call-panel.tsx';
import { Snippet } from '@site/ui/vignettes/snippet.tsx';
import { Thread } from '@site/ui/vignettes/thread.tsx';
import { VideoTiles } from '@site/ui/vignettes/video-tiles.tsx';
import type { FeatureCategory } from '../../features/feature-categories.ts';
import { content } from './content.ts';

const { scenes } = content;

const drawings = {
  calling: <CallPanel {...scenes.call} />,
  meetings: <VideoTiles places={scenes.offices} />,
  teamwork: <Thread {...scenes.channel} />,
  control: <Webhook />,
};

/** The group at work. */
export const CategoryDrawing = ({ of: id }: { of: FeatureCategory['id'] }) => drawings[id];

function Webhook() {
  const { event, body, status } = scenes.webhook;
  return (
    <Snippet>
      <b>{event}</b>
      {`\n${body}\n\n`}
      <b>{status}</b>
    </Snippet>
  );
}
