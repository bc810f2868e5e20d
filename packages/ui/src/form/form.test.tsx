import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FormState, FormStateContext } from './form-state.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const inOrder: FormState = { form: 'quote', errors: {}, isPending: false };
const render = (field: ReactNode, state: Partial<FormState> = {}) =>
  renderToStaticMarkup(<FormStateContext value={{ ...inOrder, ...state }}>{field}</FormStateContext>);

const email = <TextField name="email" label="Email" type="email" autoComplete="email" />;

const fields: [string, ReactNode][] = [
  ['a line of text', <TextField key="f" name="f" label="Label" autoComplete="name" />],
  ['a text', <TextArea key="f" name="f" label="Label" />],
  ['a list', <SelectField key="f" name="f" label="Label" placeholder="Choose" options={[]} />],
];

describe.each(fields)('%s', (_kind, field) => {
  test('belongs to its label and is required', () => {
    expect(render(field)).toMatch(
      /<label[^>]* for="quote-f">Label<\/label>.*<[a-z]+ [^>]*required=""[^>]*id="quote-f"/,
    );
  });

  test('points to the sentence that says what to correct', () => {
    const html = render(field, { errors: { f: 'Say more.' } });
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="quote-f-error"/);
    expect(html).toMatch(/id="quote-f-error">.*Say more\.<\/p>/);
  });

  test('is disabled while the form is on its way', () => {
    expect(render(field, { isPending: true })).toMatch(/id="quote-f"[^>]* disabled=""/);
  });
});

test('a field that may be left empty says so and is not required', () => {
  const html = render(<TextArea name="note" label="Note" optional="optional" />);
  expect(html).toContain('>optional</span>');
  expect(html).not.toContain('required');
});

test('a field in order has no error and is not marked', () => {
  expect(render(email)).not.toMatch(/aria-invalid|aria-describedby|<p/);
});

test('a choice starts with one of its values and is described by its error', () => {
  const options = [
    { value: 'email', label: 'Email' },
    { value: 'phone', label: 'Phone' },
  ];
  const choice = <ChoiceGroup name="by" legend="Contact me by" options={options} initial="phone" />;
  const html = render(choice, { errors: { by: 'Choose one.' }, isPending: true });
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="phone"/);
  expect(html).toMatch(/<fieldset[^>]*disabled=""[^>]*aria-describedby="quote-by-error"/);
});

test('an error summary leads to each field and reads as a sentence', () => {
  const summary = (
    <ErrorSummary
      title="Three fields need a correction."
      fields={[
        { id: 'quote-name', label: 'Name' },
        { id: 'quote-email', label: 'Email' },
        { id: 'quote-note', label: 'Note' },
      ]}
    />
  );
  expect(renderToStaticMarkup(summary)).toContain(
    '<a href="#quote-name">Name</a>, <a href="#quote-email">Email</a> and <a href="#quote-note">Note</a>',
  );
});
