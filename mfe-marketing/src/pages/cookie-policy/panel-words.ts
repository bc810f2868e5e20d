import { cookieTypes, type OptionalTypeId } from './cookie-types.ts';

const listed = new Intl.ListFormat('en-GB');
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

/** `"essential and analytics cookies"`. */
function cookiesOf(allowed: readonly OptionalTypeId[]): string {
  if (allowed.length === 0) return 'essential cookies only';
  return `${listed.format(['essential', ...allowed.map((id) => cookieTypes[id].title.toLowerCase())])} cookies`;
}

export const panel = {
  title: 'Your choice',
  lead: 'Essential cookies are always allowed. The other three types stay off until you switch them on.',
  legend: 'Cookies to allow',
  caption: 'Types of cookies, with a switch for each',
  columns: { title: 'Type', description: 'What for', examples: 'Examples', duration: 'Kept for', allow: 'Allow' },
  states: { always: 'Always on', on: 'Allowed', off: 'Off' },
  acceptAll: 'Accept all',
  rejectOptional: 'Reject optional',
  save: 'Save choice',
  withoutScript:
    'Choosing needs JavaScript, which is switched off in this browser. Without a choice, no optional cookie is set.',
  undecided: 'You have not chosen yet. Until you do, no optional cookie is set.',
  kept: (chosenAt: Date, allowed: readonly OptionalTypeId[]) =>
    `Your choice of ${day.format(chosenAt)}: ${cookiesOf(allowed)}. It holds in this browser for a year.`,
  notKept: 'This browser keeps nothing for us, so your choice ends with this page. No optional cookie is set.',
};

export const toasts = {
  saved: (allowed: readonly OptionalTypeId[]) => ({
    title: 'Cookie choice saved',
    description: `Allowed: ${cookiesOf(allowed)}.`,
  }),
  notSaved: {
    title: 'Cookie choice not saved',
    description: 'Your browser does not let this website keep anything. No optional cookie is set.',
    variant: 'destructive',
  },
} as const;
