import { contactPath, type SiteConfig } from '@site/contracts';
import type { LegalText } from '../../legal/legal-text.ts';
import { formFieldRows } from './form-fields.ts';
import { type SecurityCheckWords, securityCheckWords } from './security-check.ts';

export const title = 'Privacy Policy';

const textFor = ({ brand, email, address }: SiteConfig, security: SecurityCheckWords): LegalText => ({
  title,
  lead: 'Which data we hold, why, where and for how long, and how you get it changed or deleted.',
  updated: '19 January 2025',
  audience: 'For visitors, customers and the people they call',
  summary: [
    {
      label: 'Cookies on this website',
      value: 'None today',
      text: security.loaded,
    },
    {
      label: 'Calls, messages and files',
      value: '30 days to 7 years',
      text: 'The period is a setting. The administrator of the account chooses it.',
    },
    {
      label: 'Security logs',
      value: '12 months',
      text: 'Who signed in and who changed what, then they are gone.',
    },
    {
      label: 'Deleted data',
      value: 'Gone within 30 days',
      text: 'From running systems and from backups.',
    },
    {
      label: 'Where data is kept',
      value: 'UAE, EU or US',
      text: 'The customer picks one region when the account is opened.',
    },
    {
      label: 'Selling data',
      value: 'Never',
      text: 'Not calls, not contacts, not the newsletter list.',
    },
  ],
  sections: [
    {
      id: 'scope',
      title: 'Who we are and what this covers',
      gist: 'We answer for this website and for the accounts of our customers. Customers answer for what happens inside their own account.',
      blocks: [
        {
          kind: 'text',
          text: `“We” is ${brand}, ${address}. This policy covers the public website and the communication service: phone, video, messages, meetings, files, integrations and the API. Who decides about your data depends on how you meet us:`,
        },
        {
          kind: 'list',
          items: [
            '**You visit this website or write to us.** We decide, so we are the controller.',
            '**You use the service at work.** Your employer, or whoever opened the account, decides. We process calls, messages and files on its instructions. Ask its administrator first; we help.',
            '**You called or were called by a customer.** That customer decides. We see your number and when the call took place, because a call cannot be carried without them.',
            '**You act for a carrier or a reseller.** We are the controller of your contact details. For the traffic itself, each side answers for its own network.',
          ],
        },
        {
          kind: 'text',
          text: 'We follow the data protection law of the United Arab Emirates (Federal Decree-Law No. 45 of 2021), and the GDPR where it applies to the people concerned.',
        },
      ],
    },
    {
      id: 'website',
      title: 'What this website keeps',
      gist: 'Reading leaves nothing behind. A form keeps what you typed into it.',
      blocks: [
        { kind: 'text', text: 'These are the fields that each form stores:' },
        {
          kind: 'table',
          label: 'Fields stored by each form',
          head: ['Form', 'Always', 'Only if you fill it in'],
          rows: formFieldRows,
        },
        { kind: 'text', text: 'With every entry we also keep what makes it reliable:' },
        {
          kind: 'list',
          items: [
            'the time and a random number that identifies the entry,',
            'the result of the security check and the number of its challenge, so that a challenge counts once,',
            'a random key and a fingerprint of the fields, so that a second click is not a second entry,',
            'for trials and the newsletter, your address in lower case, so that there is one entry per address,',
            'whether the entry looked automatic. Such entries are set aside until a person has looked at them.',
          ],
        },
        {
          kind: 'text',
          text: '**Not stored with a form:** your IP address, your browser or device, the pages you have read. Against floods we count for at most an hour how often an IP address asks for a security check or sends a form. The address itself is not written down: where several of our servers count together, they share a fingerprint of it that is made with a secret key. Our request log notes the form, the result and the time it took, without address and without content.',
        },
        {
          kind: 'text',
          text: `${security.check} An invisible field and the time between opening and sending are looked at once, to tell programs from people, and are not kept.`,
        },
        {
          kind: 'text',
          text: `Entries go into a database of our own. ${security.files} The [Cookie Policy](/cookie-policy) has the one thing that may be stored in your browser: your choice on that page.`,
        },
      ],
    },
    {
      id: 'service',
      title: 'What the service processes',
      gist: 'To carry a call we need two numbers and a time. Everything else depends on what a customer switches on.',
      blocks: [
        {
          kind: 'table',
          label: 'Data in a customer’s account',
          head: ['Data', 'What it is'],
          rows: [
            ['Directory', 'Names, work emails, numbers, roles, devices and business hours'],
            ['Call records', 'Calling and called number, start, length, route and measured quality'],
            ['Content', 'Messages, files, voicemail; recordings and transcripts if they are switched on'],
            ['Billing', 'Company, tax number, invoices. Card numbers go to the payment processor, not to us'],
            ['Security logs', 'Sign-ins and changes of settings, with time and IP address'],
            ['Support', 'What you write or say to us, and the logs you attach'],
          ],
        },
        {
          kind: 'text',
          text: 'If a customer connects a CRM or another application, data flows to it as far as the connection needs. The customer can cut the connection at any time. Data that has arrived in the other application is subject to its own policy.',
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it',
      gist: 'Every use has a purpose and a legal ground. Advertising for others is not among them.',
      blocks: [
        {
          kind: 'table',
          label: 'Purposes and legal grounds',
          head: ['Purpose', 'Data', 'Legal ground'],
          rows: [
            ['Answer you', 'Contact and pricing forms', 'Steps you asked for before a contract'],
            ['Run the trial and the service', 'Account, call records, content', 'Contract'],
            ['Send invoices', 'Billing, call records', 'Contract; tax law'],
            ['Stop fraud and attacks', 'Security logs, call records', 'Legitimate interest; telecom law'],
            ['Plan capacity', 'Call records, counted per route', 'Legitimate interest'],
            ['Send the newsletter', 'Email', 'Consent, until you unsubscribe'],
          ],
        },
        {
          kind: 'text',
          text: 'No decision with legal effect is made about you by a program alone. When fraud rules stop a call, a person looks at the case if you ask.',
        },
      ],
    },
    {
      id: 'content',
      title: 'Calls, recordings and messages',
      gist: 'We carry your conversations. We do not listen to them, read them or train models with them.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Recording** is off until an administrator switches it on for a person or a queue. In many countries everybody on the call must be told; the service can play an announcement, and the customer is responsible for using it.',
            '**Our staff** open content only when a customer asks for it in a support case, or when the law compels us. Either access is in the security log.',
            '**Search and transcripts** run for the account they belong to. One customer’s content never serves another.',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who else receives data',
      gist: 'Those without whom a call, a payment or a server would not work, and nobody for money.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Carriers** receive the two numbers and the voice of a call, because they complete it.',
            '**Operators of data centres** run the machines in the region that the customer chose. They hold encrypted data and no keys.',
            '**The payment processor** receives the card or account you pay with.',
            '**Emergency services** receive the registered address of the number that calls them.',
            '**Authorities** receive what a valid order under the applicable law names. We check every order, disclose no more than it names, and tell the customer unless the law forbids it.',
            '**A buyer of the company** would be bound by this policy. We would tell you before anything moved.',
          ],
        },
        {
          kind: 'text',
          text:
            'Everybody who processes data for us does so under a written contract. [Ask for the present list](' +
            contactPath('privacy') +
            ') and you get it with names and places.',
        },
      ],
    },
    {
      id: 'places',
      title: 'Where data is kept',
      gist: 'In the United Arab Emirates, the European Union or the United States: the customer chooses.',
      blocks: [
        {
          kind: 'text',
          text: 'Messages, files, voicemail, recordings and their backups stay in the chosen region. A call itself travels where its participants are: a call from Dubai to Madrid touches networks on the way. Support may look at account data from another region in order to help you.',
        },
        {
          kind: 'text',
          text: 'When personal data leaves a region whose law restricts that, we use the safeguards that this law provides, such as the standard contractual clauses of the European Commission. What you send through the forms of this website is kept with the website, in one database, whatever region your account may have later.',
        },
      ],
    },
    {
      id: 'periods',
      title: 'How long it is kept',
      gist: 'As long as the setting, the contract or the law says. Deleted data is gone within 30 days.',
      blocks: [
        {
          kind: 'table',
          label: 'Periods of storage',
          head: ['Data', 'Kept for'],
          rows: [
            [
              'Call records, messages, files, voicemail, recordings',
              '**30 days to 7 years**, as the administrator sets it',
            ],
            ['Security logs', '**12 months**'],
            ['Anything deleted by you or by a period', 'Removed **within 30 days**, backups included'],
            ['A closed account', 'Open for export until it ends, then deleted like the above'],
            ['Invoices', 'As long as tax law requires'],
            [
              'Contact, trial and pricing forms',
              'Until your request is settled, or until you ask us to delete the entry',
            ],
            ['Newsletter', 'Until you unsubscribe'],
          ],
        },
        {
          kind: 'text',
          text: 'Form entries have no automatic end: a quotation may be taken up again after months. Ask, and yours is deleted within 30 days.',
        },
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected',
      gist: 'Encrypted on the way and at rest, opened by few, and every opening is logged.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Signalling travels over TLS, voice and video over SRTP, this website over HTTPS.',
            'Stored content and backups are encrypted.',
            'Staff see what their task needs, sign in with a second factor, and leave a trace in logs that are kept for 12 months.',
            'If a breach puts your data at risk, we tell the customer, the authority and, where the law says so, you: what happened, which data, and what to do.',
          ],
        },
        { kind: 'text', text: 'The [security page](/security) goes through the measures one by one.' },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      gist: 'You can see, correct, move and delete your data, and object to what we do with it. It costs nothing.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**See it:** a copy of your data and where it came from.',
            '**Correct it:** most fields you can change yourself, in your profile.',
            '**Delete it:** removed within 30 days, except what the law makes us keep.',
            '**Take it along:** an export in a format that machines can read.',
            '**Restrict or object:** we stop while the case is looked at, and for the newsletter at once.',
            '**Withdraw consent:** from then on; what was done before stays lawful.',
            '**Complain:** to us, and to the data protection authority of your country.',
          ],
        },
        {
          kind: 'text',
          text: `Send a [privacy request](${contactPath('privacy')}) or write to [${email}](mailto:${email}). You get a first answer within 24 hours. We may ask for a sign that you are the person concerned, and for nothing beyond that.`,
        },
      ],
    },
    {
      id: 'age',
      title: 'Minimum age',
      gist: 'Nobody under 16 may open an account or send us a form.',
      blocks: [
        {
          kind: 'text',
          text: 'The service is made for businesses and the minimum age of a user is 16. If you learn that somebody younger has given us data, tell us, and we delete it.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      gist: 'The date on top changes with the text. What matters to you is announced before it applies.',
      blocks: [
        {
          kind: 'text',
          text: 'We correct wording without notice. A new purpose, a new kind of data or a new kind of recipient is announced to administrators by email before it applies, and never works backwards. Earlier versions are available on request.',
        },
      ],
    },
  ],
  related: [
    { href: '/terms-of-service', title: 'Terms of Service', text: 'The contract between you and us, in ten sections.' },
    {
      href: '/cookie-policy',
      title: 'Cookie Policy',
      text: 'Four types of cookies, and a switch for each that can be off.',
    },
    { href: '/security', title: 'Security', text: 'How calls, messages and files are protected.' },
    { href: contactPath('privacy'), title: 'Privacy request', text: 'Ask for a copy, a correction or a deletion.' },
  ],
});

/** The policy, with the names and addresses of this site. */
export const privacyPolicy = (site: SiteConfig): LegalText => textFor(site, securityCheckWords(site));
