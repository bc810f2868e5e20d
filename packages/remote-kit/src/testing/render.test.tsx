import { expect, test } from 'vitest';
import { render, renderPage, textOf } from './render.ts';
import { tableRows } from './table-rows.ts';

test('a rendered component is queried by role and name', () => {
  const rendered = render(
    <form>
      <label>
        Company <input name="company" required />
      </label>
      <a href="/terms">Terms &amp; conditions</a>
    </form>,
  );
  expect(rendered.getByRole('textbox', { name: 'Company' })).toHaveProperty('required', true);
  expect(rendered.getByRole('link', { name: 'Terms & conditions' }).getAttribute('href')).toBe('/terms');
});

test('the text of a page has no drawings and a space between elements', () => {
  const page = renderPage(({ site }) => (
    <main>
      <h1>{site.brand}</h1>
      <svg>
        <title>Logo</title>
      </svg>
      <p>
        Calls <b>worldwide</b>
      </p>
    </main>
  ));
  expect(page.text).toBe('Sandline & Sons Calls worldwide');
  expect(textOf(page.getByRole('heading'))).toBe('Sandline & Sons');
});

test('a table is read row by row, without its head', () => {
  const { element } = render(
    <table>
      <thead>
        <tr>
          <th scope="col">Destination</th>
          <th scope="col">Rate</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            London <span>UK</span>
          </th>
          <td>$0.0072</td>
        </tr>
      </tbody>
    </table>,
  );
  expect(tableRows(element)).toEqual([['London UK', '$0.0072']]);
});
