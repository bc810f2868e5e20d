import { setImmediate } from 'node:timers/promises';
import { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldError } from './field-error.tsx';

beforeEach(() => {
  const page = new Window();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
});
afterEach(async () => {
  // React reads the window in a scheduled task.
  await setImmediate();
  vi.unstubAllGlobals();
});

/** Translates like Chrome and Edge. */
function translate(node: Node): void {
  for (const child of [...node.childNodes])
    if (child.nodeType === child.TEXT_NODE) {
      const font = document.createElement('font');
      child.parentNode?.replaceChild(font, child);
      font.append(child.textContent ?? '');
    } else translate(child);
}

/** Renders the first state, translates it and updates to the second. */
function textAfterChange(before: ReactNode, after: ReactNode): string | null {
  const element = document.body.appendChild(document.createElement('main'));
  const errors: unknown[] = [];
  const root = createRoot(element, { onUncaughtError: (error) => errors.push(error) });
  flushSync(() => root.render(before));
  translate(element);
  flushSync(() => root.render(after));
  expect(errors).toEqual([]);
  return element.textContent;
}

test('a button of a translated page becomes pending', () => {
  expect(
    textAfterChange(
      <Button pending={false} arrow>
        Send
      </Button>,
      <Button pending>Sending...</Button>,
    ),
  ).toBe('Sending...');
});

test('the error of a field of a translated page changes', () => {
  expect(textAfterChange(<FieldError>Enter a number.</FieldError>, <FieldError>Enter less.</FieldError>)).toBe(
    'Enter less.',
  );
});

test('an error summary of a translated page lists fewer fields after a correction', () => {
  const name = { id: 'name', label: 'Name' };
  const email = { id: 'email', label: 'Email' };
  expect(
    textAfterChange(
      <ErrorSummary title="Two." fields={[name, email]} />,
      <ErrorSummary title="One." fields={[email]} />,
    ),
  ).toBe('One.Email');
});
