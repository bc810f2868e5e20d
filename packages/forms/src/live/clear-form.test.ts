import { render } from '@site/remote-kit/testing';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { clearForm } from './clear-form.ts';

test('a sent form is cleared, but not its controls elsewhere in the page', () => {
  const radio = (value: string) =>
    createElement('input', {
      type: 'radio',
      name: 'billing',
      form: 'quote',
      value,
      defaultChecked: value === 'monthly',
    });
  const { element } = render(
    createElement(
      'div',
      null,
      radio('monthly'),
      radio('yearly'),
      createElement('form', { id: 'quote' }, createElement('input', { name: 'email' })),
    ),
  );
  const [monthly, yearly, email] = element.querySelectorAll('input');
  if (!monthly || !yearly || !email) throw new Error('The form is not there.');
  email.value = 'noor@company.example';
  yearly.checked = true;

  clearForm(element.querySelector('form') as HTMLFormElement);
  expect([email.value, yearly.checked, monthly.checked]).toEqual(['', true, false]);
});
