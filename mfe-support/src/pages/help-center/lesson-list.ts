export interface Lesson {
  title: string;
  /** Title of its course. */
  course: string;
  icon: 'phone' | 'queue' | 'connect' | 'report';
  /** Colors of sky, sun and dune: names of palette tokens. */
  colors: { sky: string; sun: string; dune: string };
}

const beginner = 'Phones, numbers and people';
const intermediate = 'Queues and business hours';

export const lessons: readonly Lesson[] = [
  {
    title: 'Your first call',
    course: beginner,
    icon: 'phone',
    colors: { sky: 'gulf-200', sun: 'sun-500', dune: 'gulf-600' },
  },
  {
    title: 'Build a call queue',
    course: intermediate,
    icon: 'queue',
    colors: { sky: 'sun-400', sun: 'sand-50', dune: 'ink-900' },
  },
  {
    title: 'Add users and numbers',
    course: beginner,
    icon: 'connect',
    colors: { sky: 'gulf-400', sun: 'sun-200', dune: 'ink-700' },
  },
  {
    title: 'Read the call reports',
    course: intermediate,
    icon: 'report',
    colors: { sky: 'sand-200', sun: 'dusk-500', dune: 'gulf-700' },
  },
];
