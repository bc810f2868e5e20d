import { contactPath, type SiteConfig } from '@site/contracts';
import { captchaCompany } from '../../legal/captcha-company.ts';
import type { LegalText } from '../../legal/legal-text.ts';

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

const ownCheck = {
  value: 'Nothing',
  loaded: 'Fonts, scripts and the security check come from our own servers.',
  inUse: 'One is in use and runs on our own servers.',
};

const othersCheck: typeof ownCheck = {
  value: 'One thing',
  loaded: 'The security check of the forms, when a form is near. All else comes from our own servers.',
  inUse: 'The security check of our forms is in use.',
};

const textFor = (check: typeof ownCheck): LegalText => ({
  title: 'Cookie Policy',
  lead: 'This website sets no cookies today. Here is what it may set one day, what it keeps in your browser now, and where you decide.',
  updated: '19 January 2025',
  audience: 'For visitors of this website',
  summary: [
    {
      label: 'Cookies set by this website',
      value: 'None today',
      text: 'On no page, whatever you choose above.',
    },
    {
      label: 'Kept in your browser',
      value: 'One entry, if you choose',
      text: 'Your choice on this page. It never leaves your device.',
    },
    {
      label: 'Loaded from other companies',
      value: check.value,
      text: check.loaded,
    },
  ],
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      gist: 'Small notes that a website leaves in your browser and reads again on your next click or visit.',
      blocks: [
        {
          kind: 'text',
          text: 'A cookie is sent back to the website with every request. **Session cookies** go when you close the browser; others have a date on which they expire. Local storage is a second place for such notes: it is read by the page and is not sent anywhere. This policy covers both, and calls both cookies where the difference does not matter.',
        },
        {
          kind: 'text',
          text: 'A cookie of our own can only be read by us. A cookie that another company sets while you are here can be read by that company on every website that loads something from it. That is how people are followed, and why such cookies need your consent.',
        },
      ],
    },
    {
      id: 'today',
      title: 'What this website keeps today',
      gist: 'No cookie at all, and one entry in local storage if you choose above.',
      blocks: [
        {
          kind: 'table',
          label: 'What is stored in your browser',
          head: ['Name', 'Where', 'What it holds', 'Kept for'],
          rows: [['`cookie-choice`', 'Local storage', 'The types you have allowed and the day you chose', '1 year']],
        },
        {
          kind: 'text',
          text: 'Your browser also caches pages, scripts and fonts, as it does for every website, so that they load faster. The cache holds nothing about you. What a form stores on our side is listed in the [Privacy Policy](/privacy-policy#website).',
        },
        {
          kind: 'text',
          text: 'The app in which customers make calls is a separate address. It sets essential cookies: without them it could not tell who has signed in.',
        },
      ],
    },
    {
      id: 'types',
      title: 'The four types',
      gist: 'Essential, analytics, functional and marketing. Only the first works without your consent.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Essential**, from the session up to 1 year: cannot be switched off, because the function that you asked for would stop.',
            '**Analytics**, up to 2 years: counts visits. Off until you allow it.',
            '**Functional**, up to 1 year: remembers settings, opens chat and videos in the page. Off until you allow it.',
            '**Marketing**, up to 1 year: measures advertising. Off until you allow it.',
          ],
        },
        {
          kind: 'text',
          text: 'The periods are upper limits: no cookie of a type lasts longer, whoever sets it. The [table above](#your-choice) has examples and the switches.',
        },
      ],
    },
    {
      id: 'services',
      title: 'Third-party services',
      gist: `${check.inUse} The others are not loaded, and would wait for your consent.`,
      blocks: [
        {
          kind: 'text',
          text: 'We list services before we use them, so that you can decide before anything happens. When one is switched on, its entry changes, and it loads only for those who have allowed its type.',
        },
      ],
    },
    {
      id: 'choosing',
      title: 'How your choice works',
      gist: 'It holds in this browser for a year, and you can change it here at any time.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**No choice** means no: every optional type is off.',
            '**Accept all** and **Reject optional** set all switches and save at once. **Save choice** saves the switches as you have set them.',
            '**Changing your mind** works the same way. A type that you switch off is not loaded again; cookies it has left behind expire, or you delete them in the browser.',
            '**Another browser or device** does not know your choice. A private window forgets it when you close it.',
            '**If we add a type**, or when a year has passed, we ask again.',
          ],
        },
        {
          kind: 'text',
          text: 'If your browser blocks storage, the choice cannot be kept. The page says so, and everything optional stays off.',
        },
      ],
    },
    {
      id: 'browser',
      title: 'Cookies in your browser settings',
      gist: 'Every browser can show, block and delete cookies, for one website or for all.',
      blocks: [
        {
          kind: 'text',
          text: 'Look for “Privacy” or “Site data” in the settings, or choose the icon beside the address of a page. Deleting the data of this website also deletes your choice. If you block all cookies, this website works as before; the app cannot sign you in.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Changes and questions',
      gist: 'The date on top changes with the text. Questions get an answer within 24 hours.',
      blocks: [
        {
          kind: 'text',
          text: `A new service or type appears in the tables before it is switched on. [Ask us](${contactPath('privacy')}) when something is unclear or when you find a cookie that is missing here.`,
        },
      ],
    },
  ],
  related: [
    {
      href: '/privacy-policy',
      title: 'Privacy Policy',
      text: 'What forms and accounts store, where and for how long.',
    },
    { href: '/terms-of-service', title: 'Terms of Service', text: 'The contract between you and us, in ten sections.' },
    { href: '/security', title: 'Security', text: 'How calls, messages and files are protected.' },
    { href: contactPath('privacy'), title: 'Privacy request', text: 'Ask for a copy, a correction or a deletion.' },
  ],
});

/** The policy, with what an operator has chosen for this site. */
export const cookiePolicy = (site: SiteConfig): LegalText => textFor(captchaCompany(site) ? othersCheck : ownCheck);
