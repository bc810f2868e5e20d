export const services = {
  inUse: 'In use, on our servers',
  inUseElsewhere: 'In use',
  notInUse: 'Not in use today',
  facts: {
    purpose: 'Purpose',
    cookies: 'Cookies',
    retention: 'Kept for',
    loads: 'Loads',
    privacy: 'Privacy',
  },
  loads: {
    essential: 'With a form that is about to be filled in',
    analytics: 'Only after you have allowed analytics cookies',
    functional: 'Only after you have allowed functional cookies',
    marketing: 'Only after you have allowed marketing cookies',
  },
  newTab: 'opens in a new tab',
} as const;
