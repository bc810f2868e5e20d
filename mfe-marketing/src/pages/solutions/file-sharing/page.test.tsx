import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import FileSharingPage from './page.tsx';

const page = renderPage(FileSharingPage);
const { folders, rights } = content;

describe('the file sharing page', () => {
  test('links Try File Sharing to the signup and questions to the contact form', () => {
    expect(hrefsOf(page, 'Try File Sharing')).toEqual(['/signup', '/signup']);
    expect(hrefsOf(page, 'Ask a question')).toEqual([contactPath('file-sharing')]);
  });

  test('draws the folders in the dune', () => {
    const drawing = page.getByRole('img', { name: folders.drawing });
    const names = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(names).toEqual(Object.values(folders.names));
  });

  test('shows permissions in words and in bars', () => {
    const drawing = page.getByRole('img', { name: rights.drawing });
    for (const { name, may, level } of rights.readers) {
      const row = [...drawing.querySelectorAll('p')].find((line) => textOf(line) === `${name} ${may}`);
      expect(row?.querySelectorAll('.may'), name).toHaveLength(level);
    }
  });
});
