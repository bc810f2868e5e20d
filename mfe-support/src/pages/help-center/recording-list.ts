export interface Recording {
  title: string;
  /** Minutes and seconds. */
  length: string;
  /** Colours of sky, sun and dune: names of palette tokens. */
  colours: { sky: string; sun: string; dune: string };
}

export const recordings: readonly Recording[] = [
  { title: 'Your first call', length: '2:10', colours: { sky: 'gulf-200', sun: 'sun-500', dune: 'gulf-600' } },
  { title: 'Build a call queue', length: '4:35', colours: { sky: 'sun-400', sun: 'sand-50', dune: 'ink-900' } },
  { title: 'Connect Microsoft Teams', length: '6:20', colours: { sky: 'ink-800', sun: 'sun-500', dune: 'ink-600' } },
  { title: 'Read the call reports', length: '5:05', colours: { sky: 'sand-200', sun: 'dusk-500', dune: 'gulf-700' } },
];
