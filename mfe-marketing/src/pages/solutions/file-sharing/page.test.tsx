import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { folders, rights } from './content.ts';
import FileSharingPage from './page.tsx';

const html = renderToStaticMarkup(<FileSharingPage />);

describe('the file sharing page', () => {
  it('leads Try File Sharing to the signup and questions to the contact form', () => {
    expect(html.match(/<a href="\/signup"[^>]*>Try File Sharing/g)).toHaveLength(2);
    expect(html).toContain(`href="${contactPath('file-sharing')}"`);
  });

  it('stands three folders into the dune', () => {
    expect([...html.matchAll(/<text[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(Object.values(folders.names));
  });

  it('shows who may do what, in words and in bars', () => {
    for (const { name, may } of rights.readers) expect(html).toContain(`<b>${name}</b><span>${may}</span>`);
    const bars = rights.readers.reduce((sum, { level }) => sum + level, 0);
    expect(html.match(/class="may"/g)).toHaveLength(bars);
  });

  it('keeps the periods and regions of the specification', () => {
    for (const words of ['from 30 days to 7 years', 'within 30 days', '12 months', 'UAE, EU, US'])
      expect(html).toContain(words);
  });
});
