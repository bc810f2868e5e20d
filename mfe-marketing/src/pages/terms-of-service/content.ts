import { contactPath, type SiteConfig } from '@site/contracts';
import type { LegalText } from '../../legal/legal-text.ts';

export const title = 'Terms of Service';

/** The contract, with the names and addresses of this site. */
export const termsOfService = ({ brand, email, address }: SiteConfig): LegalText => ({
  title,
  lead: 'The contract between you and us, in ten sections. Each begins with a sentence that sums it up; the text below it is what binds us both.',
  updated: '19 January 2025',
  audience: 'For customers and everybody on a trial',
  summary: [
    {
      label: 'Free trial',
      value: '14 days, no credit card',
      text: 'It ends by itself. Nothing is charged.',
    },
    {
      label: 'Price changes',
      value: '30 days’ notice',
      text: 'Enough time to leave at the old price.',
    },
    {
      label: 'Uptime on paid plans',
      value: '99.9%',
      text: 'If a month falls short, you get a credit.',
    },
    {
      label: 'Limit of liability',
      value: 'Last 12 months of payments',
      text: 'For either side, except where the law allows no limit.',
    },
    {
      label: 'Minimum age',
      value: '16',
      text: 'For every user of an account.',
    },
    {
      label: 'Law and court',
      value: 'UAE law, Dubai courts',
      text: 'After we have tried to settle it in talks.',
    },
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      gist: 'By opening an account you accept these terms. A signed order comes first where the two differ.',
      blocks: [
        {
          kind: 'text',
          text: `These terms are a contract between ${brand}, ${address} (“we”), and the company or person who opens an account (“you”). They cover the phone, video, message, meeting, file and integration services, the API, and wholesale voice. If you accept for a company, you confirm that you may bind it.`,
        },
        {
          kind: 'text',
          text: 'If documents disagree, this is their order: a signed order or rate agreement, then these terms, then the documentation. Your own purchase conditions apply only if we have signed them.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      gist: 'Give true details, keep your sign-in to yourself, and answer for what your users do.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Users must be at least 16 years old.',
            'The details of the account must be true and kept up to date, above all the address that belongs to each number: emergency services drive there.',
            'Every user has a sign-in of their own. Shared ones make the security log worthless.',
            'The administrator you appoint acts for you: adding users, changing the plan, choosing how long data is kept.',
            `Tell us at once when you suspect that somebody else is using the account: [report it](${contactPath('security')}). Until you do, calls made with your sign-in count as yours.`,
          ],
        },
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      gist: 'It takes 14 days, needs no credit card, and turns into a paid plan only if you choose one.',
      blocks: [
        {
          kind: 'text',
          text: 'There is one trial per email address. During the trial you have the features of a paid plan. To keep fraudsters away, we may limit destinations and minutes of outbound calls; the limits are shown before you dial.',
        },
        {
          kind: 'text',
          text: 'If you choose no plan, the account is closed after day 14 and its data is removed within 30 days. If you choose one, numbers, users and settings stay. The uptime promise of section 7 is for paid plans.',
        },
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      gist: 'You pay per user in advance. Prices rise only after 30 days’ notice.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Plans and add-ons** cost what the [pricing page](/pricing) says on the day you order, in US dollars, per user per month, without taxes. Paid yearly, a plan costs 20% less.',
            '**Calls** that are not part of the plan are charged by the minute at the rate shown for their destination.',
            '**New users** are charged from the day you add them. Users you remove are no longer charged from the next period on.',
            '**Price changes** for plans and add-ons are announced by email at least 30 days before they apply. If you do not agree, cancel before that day and the old price holds until the end. A year that is paid keeps its price.',
            '**Wholesale minutes** follow their own order: prepaid, postpaid, on credit, or net 15 to net 30. Their rates are updated monthly.',
          ],
        },
        {
          kind: 'text',
          text: 'If you think that an invoice is wrong, tell us before it is due and pay the part that is right. We do not suspend an account over an amount that is disputed in good faith. If a payment fails, we remind you before we do anything else.',
        },
      ],
    },
    {
      id: 'use',
      title: 'Acceptable use',
      gist: 'Use the service for real communication between people who want it. What harms callers or networks is out.',
      blocks: [
        { kind: 'text', text: 'You may not use the service, or let others use it,' },
        {
          kind: 'list',
          items: [
            'to call or message people who have not agreed to it where the law asks for consent,',
            'to show a caller ID that you have no right to,',
            'to generate traffic for its own sake: calls to numbers that share revenue, artificially long or short calls, loops,',
            'to threaten, defraud or spy on anybody, or to record without the notice that the law asks for,',
            'to get around a block, a limit or a security measure, or to test them without our written consent,',
            'to resell it, unless you are a reseller or a carrier under an order that says so.',
          ],
        },
        {
          kind: 'text',
          text: 'Plans that include calls are meant for the calls of one person per user. If a pattern can only come from a machine, we talk to you first and then move the traffic to a fitting tariff. The API has its limits in the [documentation](/api-docs).',
        },
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      gist: 'It stays yours. We use it to run the service, keep it as long as you set, and give it back.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You own your content and your numbers. You may take numbers to another provider at any time, also when you leave.',
            'You choose where content is kept: in the UAE, the EU or the US.',
            'You set how long it is kept: from 30 days to 7 years. Security logs are kept for 12 months.',
            'What is deleted is removed within 30 days, backups included.',
            'We act on your instructions as your processor. You make sure that you may give us the data: that staff know about recordings, for example.',
          ],
        },
        {
          kind: 'text',
          text:
            'The [Privacy Policy](/privacy-policy) says the rest. If the law of your country asks for a separate agreement on data processing, [ask for it](' +
            contactPath('privacy') +
            ') and we sign ours.',
        },
      ],
    },
    {
      id: 'service-level',
      title: 'Service level and support',
      gist: 'On paid plans the service is up 99.9% of every month, and a question is answered within 24 hours.',
      blocks: [
        {
          kind: 'text',
          text: 'A minute counts as down when you can neither make nor receive calls for a reason in our network. In a month of 30 days, 99.9% leaves 43 minutes. Maintenance that we have announced does not count, nor does your own network, your devices, or something nobody could prevent. [System status](/system-status) shows what is measured.',
        },
        {
          kind: 'text',
          text: 'If a month falls short, ask for a credit before the end of the next one. It is the share of the monthly price for which the service was down, and your only claim for the outage itself. If it happens month after month, you may leave at once and get back what you paid for the time after.',
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Emergency calls need power and internet.** During an outage of either they fail, and from a place other than the registered address they may reach the wrong centre. Keep a mobile phone at hand and tell everybody in the building.',
        },
        {
          kind: 'text',
          text: `Support answers written questions within 24 hours; chat is staffed around the clock. [Ways to reach us](${contactPath('ticket')}) are open to trial users too.`,
        },
      ],
    },
    {
      id: 'end',
      title: 'Ending the agreement',
      gist: 'You can cancel whenever you like, to the end of the period you have paid. Take your data with you.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You cancel** in the settings or in writing. The plan runs to the end of the paid month or year.',
            '**We cancel** in writing, with at least as much notice as we give for price changes, and pay back what you have paid for the time after.',
            '**Either of us** may end it at once if the other breaks these terms seriously and does not put it right after a written warning.',
            '**We may suspend** at once, and only as far as needed, when there are signs of fraud, an attack, or danger to others. We say why and switch back on when the reason is gone.',
          ],
        },
        {
          kind: 'text',
          text: 'Export your content and port your numbers before the last day. After it, the account is closed and its data removed within 30 days, apart from what the law makes us keep, such as invoices.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      gist: 'Each side pays for the damage it causes, up to what you paid us in the last 12 months.',
      blocks: [
        {
          kind: 'list',
          items: [
            'All claims of one side together are limited to the sum that you paid us in the 12 months before the event.',
            'Neither side is liable for lost profit or for damage that could not be foreseen.',
            'Nobody is liable for what nobody could prevent: war, disaster, an order of an authority, the failure of networks outside our own.',
            'There is no limit for fraud, intent, gross negligence, harm to people, or wherever the law forbids one. Nor is there one for what you owe us for the service.',
          ],
        },
        {
          kind: 'text',
          text: 'If somebody claims that our software infringes their rights, we defend you and pay what a court awards, provided that you tell us at once and let us lead the defence. If somebody claims that your content or your calls infringe theirs, you do the same for us.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law, changes and contact',
      gist: 'The law of the United Arab Emirates applies and the courts of Dubai decide.',
      blocks: [
        {
          kind: 'text',
          text: 'Before going to court, each side names somebody who can decide, and they talk. If that leads nowhere, the courts of Dubai have jurisdiction and UAE law applies, without its rules on conflicts of laws. Consumers keep the protection that the law of their country gives them.',
        },
        {
          kind: 'text',
          text: 'We may change these terms for good reason: a new service, a new law, a gap. Changes are announced by email to administrators before they apply. If you do not agree, cancel before that day; if you go on using the service after it, the new terms hold. A sentence that turns out to be void leaves the others in force.',
        },
        {
          kind: 'text',
          text: `Notices to us go to [${email}](mailto:${email}) or ${address}, notices to you to the email address of your administrator.`,
        },
      ],
    },
  ],
  related: [
    { href: '/privacy-policy', title: 'Privacy Policy', text: 'Which data is held, where and for how long.' },
    {
      href: '/cookie-policy',
      title: 'Cookie Policy',
      text: 'Four types of cookies, and what this website sets today.',
    },
    { href: '/pricing', title: 'Pricing', text: 'Plans and add-ons, per user per month.' },
    { href: '/system-status', title: 'System Status', text: 'Uptime and incidents of the last 90 days.' },
  ],
});
