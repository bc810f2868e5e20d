/** Authors of the help articles, with their roles. All are fictional, see /press. */
export const authors = {
  'Dina Farouk': 'support lead',
  'Helen Marsh': 'network engineer',
  'Ines Carvalho': 'migration lead',
  'Karim Aziz': 'voice engineer',
  'Petr Dolezal': 'security officer',
} as const;

export type Author = keyof typeof authors;
