import { Folder, Globe } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IllustrationStage } from '../art/illustration-stage.tsx';
import { Agenda } from './agenda.tsx';
import { CallPanel } from './call-panel.tsx';
import { Files } from './files.tsx';
import { Flow } from './flow.tsx';
import { RangeMap } from './range-map.tsx';
import { Seal } from './seal.tsx';
import { Thread } from './thread.tsx';
import { VideoTiles } from './video-tiles.tsx';

const call = <CallPanel state="On a call" clock="04:12" who="Sales queue" line="Dubai main line" />;

const drawings = {
  'a call': call,
  'a meeting': <VideoTiles places={['Dubai', 'London', 'Nairobi', 'Mumbai']} />,
  'a channel': (
    <Thread
      channel="dispatch"
      members="14 members"
      messages={[{ initials: 'FD', from: 'Front desk', at: '09:43', text: 'Thanks.', file: 'Note.pdf' }]}
    />
  ),
  'a day': <Agenda entries={[{ time: '10:30', title: 'Carrier review', now: 'recording' }]} />,
  files: <Files entries={[{ icon: Folder, name: 'Site plans', team: 'Everyone' }]} />,
  'a route': <Flow from="Main line" steps={[{ icon: Globe, when: 'After hours', to: 'On-call cell phone' }]} />,
  'the map': <RangeMap />,
  'a seal': <Seal sky="gulf-200" sun="sun-500" dune="gulf-700" />,
};

describe.each(Object.entries(drawings))('The drawing of %s', (_, drawing) => {
  it('writes no style attribute, which the content security policy would drop', () => {
    expect(renderToStaticMarkup(drawing)).not.toContain('style=');
  });

  it('has no controls', () => {
    expect(renderToStaticMarkup(drawing)).not.toMatch(/<(?:a|button|input)[\s>]|tabindex/i);
  });
});

it('a stage is one picture with a description', () => {
  const html = renderToStaticMarkup(<IllustrationStage label="A call in the sales queue">{call}</IllustrationStage>);
  expect(html).toMatch(/^<figure role="img" aria-label="A call in the sales queue"/);
});

it('the map of routes starts in Dubai and ends in thirteen cities', () => {
  const html = renderToStaticMarkup(<RangeMap />);
  expect(html.match(/M320 320Q/g)).toHaveLength(13);
  expect(html).toContain('>Dubai</text>');
  expect(html).toContain('>12,000 km</text>');
});
