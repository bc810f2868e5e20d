import { renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import * as facts from '../../../facts/facts.ts';
import { content } from './content.ts';
import TeamMessagingPage from './page.tsx';

const page = renderPage(TeamMessagingPage);
const { benefits, conversation, search } = content;

describe('the team messaging page', () => {
  test('shows a channel with a file, and unread counts of the others', () => {
    const drawing = textOf(page.getByRole('img', { name: conversation.drawing }));
    for (const { text } of conversation.thread.messages) expect(drawing).toContain(text);
    expect(drawing).toContain('Crane-inspection-7.pdf');
    for (const { name, unread } of conversation.channels.items)
      expect(drawing).toContain(unread > 0 ? `${name} ${unread}` : name);
  });

  test('finds one word in a message, a file and a voicemail, and marks it', () => {
    const drawing = page.getByRole('img', { name: search.drawing });
    const marked = [...drawing.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase());
    expect(marked).toEqual(search.found.map(() => search.term));
    for (const { kind, place } of search.found) {
      expect(textOf(drawing)).toContain(kind);
      expect(textOf(drawing)).toContain(place);
    }
  });

  test('states how many messages have been sent', () => {
    expect(page.text).toContain(`${facts.messages} messages`);
  });

  test('names the replaced tool of each benefit', () => {
    for (const { mark, title } of benefits.items) expect(page.text).toContain(`${mark} ${title}`);
  });
});
