import type { PortraitColours } from '@site/ui/art/portrait.tsx';

interface Ambassador {
  name: string;
  role: string;
  place: string;
  text: string;
  face: 'mira' | 'jonas' | 'farah';
  colors: PortraitColours;
}

export const ambassadors: readonly Ambassador[] = [
  {
    name: 'Mira Haddad',
    role: 'Administration',
    place: 'Muscat',
    text: 'Looks after 40 stores and their opening hours, and answers most questions about queues.',
    face: 'mira',
    colors: { sky: 'gulf-200', dune: 'sand-300', shade: 'gulf-600' },
  },
  {
    name: 'Jonas Keller',
    role: 'Voice engineering',
    place: 'Hamburg',
    text: 'Reads the traces that members post, and leads the monthly hour on voice quality.',
    face: 'jonas',
    colors: { sky: 'sand-200', dune: 'gulf-300', shade: 'ink-700' },
  },
  {
    name: 'Farah Otieno',
    role: 'Development',
    place: 'Nairobi',
    text: 'Wrote the first open client for the webhooks, and reviews what others build.',
    face: 'farah',
    colors: { sky: 'ink-700', dune: 'gulf-400', shade: 'gulf-700' },
  },
];
