import { hrefsOf, render } from '@site/remote-kit/testing';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FormState, FormStateContext } from './form-state.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const inOrder: FormState = { form: 'quote', errors: {}, isPending: false };
const renderIn = (state: Partial<FormState>, field: ReactNode) =>
  render(<FormStateContext value={{ ...inOrder, ...state }}>{field}</FormStateContext>);

const email = <TextField name="email" label="Email" type="email" autoComplete="email" />;

const fields: [string, ReactNode][] = [
  ['a line of text', <TextField key="f" name="f" label="Label" autoComplete="name" />],
  ['a text', <TextArea key="f" name="f" label="Label" />],
  ['a list', <SelectField key="f" name="f" label="Label" placeholder="Choose" options={[]} />],
];

describe.each(fields)('%s', (_kind, field) => {
  test('belongs to its label and is required', () => {
    expect(renderIn({}, field).getByLabelText('Label')).toMatchObject({ id: 'quote-f', required: true });
  });

  test('is not announced as invalid while it is still empty', () => {
    expect(renderIn({}, field).getByLabelText('Label').getAttribute('aria-invalid')).toBe('false');
  });

  test('is described by its error', () => {
    const { element, getByLabelText } = renderIn({ errors: { f: 'Say more.' } }, field);
    const control = getByLabelText('Label');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(element.querySelector(`#${control.getAttribute('aria-describedby')}`)?.textContent).toBe('Say more.');
  });

  test('is disabled while the form is being sent', () => {
    expect(renderIn({ isPending: true }, field).getByLabelText('Label')).toHaveProperty('disabled', true);
  });
});

test('an optional field is marked and not required', () => {
  const { getByText, getByRole } = renderIn({}, <TextArea name="note" label="Note" optional="optional" />);
  getByText('optional');
  expect(getByRole('textbox')).toHaveProperty('required', false);
});

test('a hint belongs to the label and leaves the field required', () => {
  const { getByRole } = renderIn({}, <TextField name="rate" label="Rate" hint="USD per minute" autoComplete="off" />);
  expect(getByRole('textbox', { name: 'Rate USD per minute' })).toHaveProperty('required', true);
});

test('a list has groups of options', () => {
  const list = (
    <SelectField name="to" label="To">
      <optgroup label="Europe">
        <option>UK</option>
      </optgroup>
    </SelectField>
  );
  const { element, getByRole } = renderIn({}, list);
  expect(getByRole('group', { name: 'Europe' }).textContent).toBe('UK');
  expect(element.querySelectorAll('option')).toHaveLength(1);
});

test('a valid field has no error and no mark', () => {
  const { element } = renderIn({}, email);
  expect(element.querySelector('[aria-invalid="true"], [aria-describedby], p')).toBeNull();
});

test('a choice group starts with its initial value and is described by its error', () => {
  const options = [
    { value: 'email', label: 'Email' },
    { value: 'phone', label: 'Phone' },
  ];
  const choice = <ChoiceGroup name="by" legend="Contact me by" options={options} initial="phone" />;
  const { element, getByRole } = renderIn({ errors: { by: 'Choose one.' }, isPending: true }, choice);
  expect(getByRole('radio', { name: 'Phone' })).toHaveProperty('checked', true);
  const group = getByRole('group', { name: 'Contact me by' });
  expect(group).toHaveProperty('disabled', true);
  expect(element.querySelector(`#${group.getAttribute('aria-describedby')}`)?.textContent).toBe('Choose one.');
});

test('an error summary links to each field and reads as a sentence', () => {
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
  const rendered = render(summary);
  expect(rendered.element.textContent).toContain('Name, Email and Note');
  expect(hrefsOf(rendered, /./)).toEqual(['#quote-name', '#quote-email', '#quote-note']);
});
