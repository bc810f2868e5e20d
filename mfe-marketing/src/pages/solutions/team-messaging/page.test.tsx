import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderedWords } from '../../../testing/rendered-words.ts';
import { benefits, conversation, search } from './content.ts';
import TeamMessagingPage from './page.tsx';

const html = renderToStaticMarkup(<TeamMessagingPage />);
const words = renderedWords(html);

describe('the team messaging page', () => {
  it('shows a channel with a file, and how much waits in the others', () => {
    for (const { text } of conversation.thread.messages) expect(html).toContain(text);
    expect(html).toMatch(/Crane-inspection-7\.pdf/);
    expect(html.match(/<b>[13]<\/b>/g)).toEqual(['<b>3</b>', '<b>1</b>']);
  });

  it('finds one word in a message, a file and a voicemail, and marks it', () => {
    expect(html.match(/<mark>crane<\/mark>/gi)).toHaveLength(search.found.length);
    for (const { kind, text, place } of search.found) expect(words).toContain(`${kind} ${text} ${place}`);
  });

  it('says how many messages have been sent', () => {
    expect(words).toContain('500M+ messages');
  });

  it('names what each benefit replaces', () => {
    for (const { mark, title } of benefits.items) expect(html).toMatch(new RegExp(`>${mark}</div>.*<h3>${title}</h3>`));
  });
});
