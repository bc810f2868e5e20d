import { render } from '@site/remote-kit/testing';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistDraft } from './persist-draft.ts';
import { pricingExpert } from './pricing-expert/definition.ts';

const kept = new Map<string, string>();
const draft = () => JSON.parse(kept.get('draft:pricing-expert') ?? 'null');

function openForm(): HTMLFormElement {
  const by = (value: string) =>
    createElement('input', { type: 'radio', name: 'contactMethod', value, defaultChecked: value === 'email' });
  const { element } = render(
    createElement(
      'form',
      null,
      createElement('input', { name: 'email' }),
      createElement('textarea', { name: 'note', defaultValue: 'We have' }),
      createElement(
        'select',
        { name: 'solution' },
        createElement('option', { value: '' }),
        createElement('option', null, 'Business'),
      ),
      by('email'),
      by('phone'),
      createElement('input', { name: 'website' }),
    ),
  );
  const { defaultView } = element.ownerDocument;
  for (const name of [
    'HTMLInputElement',
    'HTMLSelectElement',
    'HTMLTextAreaElement',
    'RadioNodeList',
    'Event',
  ] as const)
    vi.stubGlobal(name, defaultView?.[name as keyof Window]);
  return element.querySelector('form') as HTMLFormElement;
}

const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector(`[name=${name}]`) as HTMLInputElement;
const persist = (form: HTMLFormElement) =>
  persistDraft(form, { definition: pricingExpert, signal: new AbortController().signal });

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an untouched form has no draft', () => {
  persist(openForm());
  expect(kept.size).toBe(0);
});

test('a draft contains entries made before hydration', () => {
  const form = openForm();
  fieldOf(form, 'email').value = 'noor@company.example';
  fieldOf(form, 'solution').value = 'Business';
  fieldOf(form, 'website').value = 'https://spam.example';
  const [, byPhone] = form.querySelectorAll<HTMLInputElement>('[name=contactMethod]');
  if (byPhone) byPhone.checked = true;
  persist(form);
  expect(draft()).toEqual({ email: 'noor@company.example', solution: 'Business', contactMethod: 'phone' });
});

test('a draft fills the form when it is opened again', () => {
  kept.set('draft:pricing-expert', JSON.stringify({ email: 'noor@company.example' }));
  const form = openForm();
  persist(form);
  expect(fieldOf(form, 'email').value).toBe('noor@company.example');
  expect(form.dataset.touched).toBe('');
});

test('a draft does not replace a choice made before hydration', () => {
  kept.set('draft:pricing-expert', JSON.stringify({ contactMethod: 'email' }));
  const form = openForm();
  const [, byPhone] = form.querySelectorAll<HTMLInputElement>('[name=contactMethod]');
  if (byPhone) byPhone.checked = true;
  persist(form);
  expect(byPhone?.checked).toBe(true);
  expect(draft()).toEqual({ contactMethod: 'phone' });
});
