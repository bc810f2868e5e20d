import type { PersonColours } from '@site/ui/vignettes/person.tsx';

export interface Ambassador {
  name: string;
  role: string;
  place: string;
  text: string;
  colours: PersonColours;
}

export const ambassadors: readonly Ambassador[] = [
  {
    name: 'Mira Sample',
    role: 'Administration',
    place: 'Muscat',
    text: 'Looks after 40 shops and their opening hours, and answers most questions about queues.',
    colours: { background: 'gulf-200', head: 'sand-400', shoulders: 'ink-700' },
  },
  {
    name: 'Jonas Example',
    role: 'Voice engineering',
    place: 'Hamburg',
    text: 'Reads the traces that members post, and leads the monthly hour on voice quality.',
    colours: { background: 'sun-400', head: 'ink-700', shoulders: 'gulf-600' },
  },
  {
    name: 'Farah Sample',
    role: 'Development',
    place: 'Nairobi',
    text: 'Wrote the first open client for the webhooks, and reviews what others build.',
    colours: { background: 'ink-700', head: 'sand-200', shoulders: 'sun-500' },
  },
];
