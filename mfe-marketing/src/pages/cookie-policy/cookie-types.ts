interface CookieType {
  title: string;
  description: string;
  /** Read as one line. */
  examples: readonly string[];
  /** Whether a visitor may disable it. */
  canDisable: boolean;
  /** Retention of cookies of this type. */
  duration: string;
}

export const cookieTypes = {
  essential: {
    title: 'Essential',
    description: 'Without them a function that you asked for would not work.',
    examples: ['Your sign-in to the app', 'protection against forged requests', 'your choice on this page'],
    canDisable: false,
    duration: 'Session to 1 year',
  },
  analytics: {
    title: 'Analytics',
    description: 'They count visits, so that we learn which pages help and which fail.',
    examples: ['Pages read per visit', 'where a visit came from', 'how far a page was read'],
    canDisable: true,
    duration: 'Up to 2 years',
  },
  functional: {
    title: 'Functional',
    description: 'They remember settings and open extras inside a page.',
    examples: ['Language and region', 'support chat that knows what you wrote', 'training videos in the page'],
    canDisable: true,
    duration: 'Up to 1 year',
  },
  marketing: {
    title: 'Marketing',
    description: 'They show whether an ad led to a trial, and keep it from people who should not see it again.',
    examples: ['The campaign you came from', 'advertisements you have seen', 'visits to partner sites'],
    canDisable: true,
    duration: 'Up to 1 year',
  },
} as const satisfies Record<string, CookieType>;

export type CookieTypeId = keyof typeof cookieTypes;
export const cookieTypeIds = Object.keys(cookieTypes) as CookieTypeId[];

/** Types that visitors can choose. */
export type OptionalTypeId = {
  [Id in CookieTypeId]: (typeof cookieTypes)[Id]['canDisable'] extends true ? Id : never;
}[CookieTypeId];
export const isOptional = (id: CookieTypeId): id is OptionalTypeId => cookieTypes[id].canDisable;
export const optionalTypeIds = cookieTypeIds.filter(isOptional);
