export const content = {
  hero: {
    title: 'API documentation',
    lead: 'Place a call, read who called, send a message, and be told when something happens. REST with JSON, webhooks, one key.',
    facts: [
      { value: 'REST', label: 'JSON over HTTPS, version v1' },
      { value: 'Webhooks', label: 'four events, signed' },
      { value: 'Bearer key', label: 'made in your account, scoped' },
    ],
  },
  contents: 'On this page',
  languages: {
    legend: 'Show samples in',
    /** In the order of the choice; `fence` begins their code blocks in reference.md. */
    options: [
      { value: 'curl', label: 'curl', fence: 'sh' },
      { value: 'javascript', label: 'JavaScript', fence: 'js' },
      { value: 'python', label: 'Python', fence: 'python' },
    ],
  },
  copy: {
    label: 'Copy',
    copied: 'Copied',
    selected: 'Selected: copy it with the keyboard',
  },
  answer: 'Answer',
  closing: {
    title: 'Get a key',
    text: 'Keys come with every account, also during the trial. Ask us when you need an address for testing or a scope that is not here.',
    trial: 'Start Free Trial',
    ask: 'Ask about the API',
  },
} as const;
