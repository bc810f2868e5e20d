import { exampleSite, hrefsOf, renderPage, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import ContactPage from './page.tsx';

const page = renderPage(ContactPage);

describe('the contact page', () => {
  test('promises an answer below its heading', () => {
    expect(page.text).toContain(`${content.hero.title} ${content.hero.lead}`);
  });

  test('has the fields of the contact form', () => {
    for (const name of ['First name', 'Last name', 'Email', 'Company', 'Message'])
      page.getByRole('textbox', { name: new RegExp(`^${name}`, 'i') });
    page.getByRole('combobox', { name: /^team size/i });
  });

  test('shows the form before the other contact channels', () => {
    const form = page.getByRole('form');
    const position = form.compareDocumentPosition(page.getByText(content.lines.support));
    expect(position & form.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('shows the numbers and addresses of this site', () => {
    const lines = within(page.getByText(content.lines.support).closest('dl') ?? page.element);
    expect(hrefsOf(lines, exampleSite.phones.support)).toEqual(['tel:+12025550199']);
    expect(hrefsOf(lines, exampleSite.phones.whatsapp)).toEqual(['https://wa.me/12025550198']);
    expect(hrefsOf(lines, exampleSite.email)).toEqual([`mailto:${exampleSite.email}`]);
    lines.getByText(exampleSite.address);
  });

  test('states the phone hours', () => {
    expect(page.text).toContain(`${exampleSite.phones.support} ${content.lines.supportHours}`);
  });
});
