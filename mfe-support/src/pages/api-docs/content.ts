import { contactPath } from '@site/contracts';

export const content = {
  hero: {
    title: 'API documentation',
    lead: 'Place a call, read who called, look up a contact, send a message, and be told when something happens.',
    facts: [
      { value: 'REST', label: 'four requests, JSON over HTTPS' },
      { value: 'Webhooks', label: 'four events, signed' },
      { value: 'Bearer keys', label: 'with scopes, created by your administrator' },
      { value: 'Scale plan', label: 'and every trial' },
    ],
  },
  contents: 'On this page',
  languages: {
    legend: 'Show samples in',
    /** In the order of the choice; `fence` is the language of their code blocks in reference.md. */
    options: [
      { value: 'curl', label: 'curl', fence: 'sh' },
      { value: 'javascript', label: 'JavaScript', fence: 'js' },
      { value: 'python', label: 'Python', fence: 'python' },
    ],
  },
  copy: {
    label: 'Copy',
    copied: 'Copied',
    selected: 'Selected',
    /** For screen readers. */
    said: { copied: 'Copied', selected: 'Selected: copy it with the keyboard' },
  },
  download: { label: 'OpenAPI document', file: 'openapi.yaml' },
  answer: 'Response',
  closing: {
    title: 'Get a key',
    text: 'The API is in every trial and in the Scale plan. Ask us when you need a test environment or a scope not listed here.',
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Ask about the API', href: contactPath('api-access') },
    ],
  },
} as const;
