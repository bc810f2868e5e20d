import { contactPath } from '@site/contracts';
import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type HipaaDrawing = 'regions';

const calendar = `# Evidence, kept for six years from the day it was made

[every month]
audit log      export as CSV, store where nobody can change it
forwarding     list numbers that leave the company, explain each

[every quarter]
users          export, compare with payroll, sign the list
recordings     listen to one per queue: announced? needed?
fallback       call the main number with the internet unplugged

[every year]
risk analysis  repeat, and after every change of system or site
training       all staff, with date and signature
agreements     one signed copy per vendor that touches calls`;

export const article: Article<HipaaDrawing> = {
  path: '/articles/hipaa-compliance',
  lead: 'Which parts of a phone system hold health data, what the Security Rule asks of each, and how to set, sign and prove it.',
  description:
    'HIPAA for phone systems: when calls are ePHI, the business associate agreement, data regions, Security Rule settings, retention, recordings and breach deadlines.',
  keywords: [
    'HIPAA phone system',
    'business associate agreement',
    'ePHI call recording',
    'HIPAA Security Rule',
    'health data residency',
  ],
  audience: 'For security officers and administrators',
  updated: '2025-01-17',
  sections: [
    {
      id: 'scope',
      title: 'What software can and cannot do',
      blocks: [
        {
          kind: 'text',
          text: 'No phone system is HIPAA compliant. A practice is, or is not, and the phone system is one of the things it must have under control. The Department of Health and Human Services (HHS) recognises no certificate that would prove otherwise. What a provider owes you is an agreement, settings that hold, and honest answers about the rest.',
        },
        { kind: 'drawing', drawing: 'regions' },
        {
          kind: 'text',
          text: 'Your data lies in one of three regions, the UAE, the EU or the US, and an administrator chooses which. That is one decision of about twenty in this article. It explains the rules as they stand on 17 January 2025 and is no legal advice; take the open questions to your counsel, with the tables filled in.',
        },
      ],
    },
    {
      id: 'phi',
      title: 'Find the health data in your calls',
      blocks: [
        {
          kind: 'text',
          text: 'Protected health information (PHI) is anything about care or payment that can be tied to a person. Telephone numbers and voice prints are on the list of eighteen identifiers (45 CFR 164.514), so a bare list of calls to an oncology line is PHI. Electronic PHI (ePHI) falls under the Security Rule as well.',
        },
        {
          kind: 'table',
          label: 'Parts of a phone system and the rules for them',
          head: ['Part', 'ePHI', 'Because'],
          rows: [
            ['Call over a circuit-switched landline', 'No', 'Not electronic media; the Privacy Rule still applies'],
            ['Call over the internet or an app', 'Yes', 'HHS guidance on audio telehealth, June 2022'],
            ['Voicemail, recording, transcript', 'Yes', 'Stored, and searchable'],
            ['Fax that arrives as a file', 'Yes', 'Stored; paper to paper was not'],
            ['Messages and shared files', 'Yes', 'Stored until retention ends'],
            ['Call records', 'Yes', 'A number, a time and the name of a clinic'],
            ['Contact names in the directory', 'Yes', 'A patient saved as a contact is a list of patients'],
          ],
        },
        {
          kind: 'text',
          text: 'Go through this table with the people who answer, not with the people who bought the system. They know about the shared mailbox, the mobile numbers on the whiteboard and the recordings somebody keeps “for training”.',
        },
      ],
    },
    {
      id: 'agreement',
      title: 'Sign before the first patient calls',
      blocks: [
        {
          kind: 'text',
          text: 'A company that only carries calls, like a postman, is a conduit and needs no agreement. The exception is narrow: storing is enough to end it, even encrypted and even if nobody looks. Voicemail and recordings make a provider a business associate, and you need a business associate agreement (BAA) with it.',
        },
        {
          kind: 'text',
          text: `[Write to us](${contactPath('security')}) before you configure anything. Until both sides have signed, keep health data out: leave voicemail and recording off, and use invented patients in a trial. When you read any provider’s BAA, ours included, look for these points (164.504(e) and 164.314(a)):`,
        },
        {
          kind: 'list',
          items: [
            '**Services by name.** Calls, voicemail, recordings, messages, files, support. What is not named is not covered.',
            '**Days to report** a breach or a security incident. The law allows a business associate 60 days; you need most of them yourself, so agree on ten or fewer.',
            '**Subcontractors** bound in writing to the same terms.',
            '**Help with patients’ rights:** copies, corrections, and a list of disclosures.',
            '**The end:** data returned or destroyed, in which form, by when.',
            '**Your right to terminate** after a material breach.',
          ],
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**A BAA does not move your duty.** It adds a second party that is liable too. A signed agreement above an open voicemail box is still your violation.',
        },
      ],
    },
    {
      id: 'region',
      title: 'Choose the region',
      blocks: [
        {
          kind: 'text',
          text: 'HIPAA itself names no country; it asks that the place be part of your risk analysis. Other rules do name one.',
        },
        {
          kind: 'table',
          label: 'Data regions, reasons and further rules',
          head: ['Region', 'Choose it for', 'Also applies'],
          rows: [
            [
              'US',
              'American patients. Medicaid and Medicare Advantage contracts often forbid storage abroad or want it reported',
              'State law, often stricter than HIPAA',
            ],
            [
              'EU',
              'Patients in Europe',
              'GDPR: health is a special category (Article 9), processing needs a contract (Article 28)',
            ],
            [
              'UAE',
              'Care given in the UAE',
              'Federal Law 2 of 2019: health data stays in the country save for listed exceptions, and is kept for 25 years',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The region holds what is stored: voicemail, recordings, messages, files and call records. A call to a person abroad still travels abroad. And access is a kind of transfer: a supervisor in London who listens to a recording in the US has taken it to London. Choose before you import users, and write the reason down.',
        },
        {
          kind: 'note',
          text: 'Twenty-five years are more than the seven that we keep at most. What belongs to a patient’s record must be moved into the record system in time, in every region.',
        },
      ],
    },
    {
      id: 'rule',
      title: 'From the Security Rule to settings',
      blocks: [
        {
          kind: 'text',
          text: 'The rule has standards, and under them specifications that are required or addressable. Addressable is not optional: you do it, or you do something equivalent, or you write down why neither is reasonable. Auditors read that page first.',
        },
        {
          kind: 'table',
          label: 'Security Rule standards, settings and duties',
          head: ['Standard', 'Here', 'Yours'],
          rows: [
            ['Unique user, 164.312(a)', 'One account per person', 'No shared “front desk” sign-in'],
            ['Emergency access, 164.312(a)', 'One account that keeps a password', 'Seal it, test it, log its use'],
            [
              'Automatic logoff, 164.312(a)',
              'Single sign-on passes on your session length',
              'Set 15 minutes on shared computers',
            ],
            ['Audit controls, 164.312(b)', 'Admin, Audit log, for 12 months', 'Export it every month, and read it'],
            [
              'Authentication, 164.312(d)',
              'SAML 2.0 single sign-on, required for all',
              'Second factor at the identity provider',
            ],
            ['Transmission, 164.312(e)', 'TLS and SRTP between phones and us', 'Set media to SRTP required'],
            ['Access by role, 164.308(a)(4)', 'Administrator, manager, user', 'Managers for their own team only'],
            [
              'Contingency, 164.308(a)(7)',
              'Fallback destination per number',
              'Decide who answers when the site is down',
            ],
            ['Devices, 164.310(d)', 'Apps sign in through single sign-on', 'Encryption and screen lock on each'],
          ],
        },
        {
          kind: 'text',
          text: 'A proposal published on 6 January 2025 would end the distinction, and make encryption, a second factor, a yearly inventory and recovery within 72 hours mandatory. It is not law as this is written. Nothing in it is a bad idea, so new installations should meet it now. Single sign-on is part of the Scale plan, recording of Business and Scale.',
        },
      ],
    },
    {
      id: 'risks',
      title: 'Write the risk analysis',
      blocks: [
        {
          kind: 'text',
          text: 'The rule asks for an accurate and thorough assessment of risks, 164.308(a)(1), and many settlements with HHS name its absence. Rate likelihood and harm from 1 to 3 and multiply; from 4 on, do something. The part about telephones can start with these rows:',
        },
        {
          kind: 'table',
          label: 'Typical risks of a phone system in health care',
          head: ['Risk', 'Measure', 'What is left'],
          rows: [
            ['Stolen password opens voicemail', 'Single sign-on with a second factor', 'The emergency account'],
            ['Wrong person on the line', 'Two questions before any answer', 'A relative who knows both'],
            ['Fax to a number that changed', 'Check stored numbers every quarter', 'Typing by hand'],
            ['Recordings that nobody deletes', 'Retention set before recording', 'Copies on a desktop'],
            ['Lost mobile', 'Screen lock, no previews, sign-in blocked', 'The minutes before it is reported'],
            ['No connection', 'Fallback destination, printed list', 'Calls in progress end'],
          ],
        },
        {
          kind: 'text',
          text: 'The third column is the one that counts: somebody with authority signs that this remainder is acceptable, with a date.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set it up in this order',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Sign the BAA. Choose the region. Name one administrator and one deputy, no more.',
            'Connect single sign-on, require it for everybody, and seal the emergency account.',
            'Set retention before anything is stored, with the table below.',
            'Create users from the staff list. Give each the lowest role that works.',
            'Set every phone and trunk to TLS and SRTP required. Replace phones that cannot do both.',
            'Switch recording off everywhere, then on for the queues where somebody can say why.',
            'Switch voicemail to email off, or send only “you have a message” without sound and text.',
            'Close call forwarding to outside numbers, except for a list with names.',
            'Review API keys and integrations. Remove what nobody can explain.',
            'Call every number as a patient would, and write down what you heard and where it was stored.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'Keep it long enough, then let it go',
      blocks: [
        {
          kind: 'text',
          text: 'HIPAA does not say how long to keep medical records; state law does. It does say six years for your own evidence: policies, risk analyses, agreements, and records of what you did (164.316(b)). Here each kind can be kept from 30 days to 7 years, and what is deleted is removed within 30 days.',
        },
        {
          kind: 'table',
          label: 'Retention by kind of data',
          head: ['Kind', 'Keep', 'Reason'],
          rows: [
            ['Voicemail from patients', '30 days', 'Note the content in the record, then delete'],
            ['Recordings for training', '90 days', 'Quality is judged within a quarter'],
            [
              'Recordings of consent or advice',
              'As state law keeps the record; up to 7 years here',
              'Part of the patient’s record; export before that',
            ],
            ['Messages between staff', '1 year', 'Care decisions belong in the record, not in chat'],
            ['Call records', '6 years', 'A patient may ask about disclosures that far back (164.528)'],
            ['Audit log', '12 months here, 6 years exported', 'The longer period is yours to keep'],
          ],
        },
        {
          kind: 'text',
          text: 'Long retention feels safe and is not: each recording you did not need is one more in a breach report. Suspend deletion in writing when a lawsuit or an inquiry is announced, and lift it in writing.',
        },
      ],
    },
    {
      id: 'recordings',
      title: 'Record with a reason',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Consent comes from elsewhere.** HIPAA does not regulate whether you may record. State law does, and in about a dozen states all parties must agree. Announce it at the start of every call: whoever then stays on the line has been asked.',
            '**A recording used for decisions** about a patient is part of the designated record set. The patient may have a copy within 30 days, with one extension of 30 (164.524), so somebody must be able to find it by number and date.',
            '**Listening is a use.** Allow it to the manager of the queue, not to every colleague with an interest.',
            '**Card numbers do not belong in it.** PCI DSS forbids keeping the security code at all, so stop recording while a patient pays.',
          ],
        },
      ],
    },
    {
      id: 'patients',
      title: 'Speak to patients with the minimum',
      blocks: [
        {
          kind: 'text',
          text: 'You may leave a message on an answering machine; HHS says so. Say who calls and where to call back, and not why: “This is Sam from the Example Street practice. Please call us at 202 555 0117.” For a clinic whose name gives the reason away, use a neutral name as caller ID.',
        },
        {
          kind: 'text',
          text: 'Before you tell anybody anything, ask for two facts that a caller’s number cannot prove, such as date of birth and street. Caller ID is easily forged. Text messages are not encrypted: a patient may prefer them after a warning, and your record should show both the warning and the wish.',
        },
        {
          kind: 'text',
          text: 'Train with calls, not with paragraphs (164.308(a)(5)). Play five situations a year: the worried spouse, the employer, the pharmacist, the police officer, the patient who gives the wrong street. Each ends with the sentence that staff may say, and with the name of the person who decides when it does not fit.',
        },
      ],
    },
    {
      id: 'integrations',
      title: 'Follow the data out',
      blocks: [
        {
          kind: 'text',
          text: 'Every connection is a further recipient. A CRM that logs calls, a chat system that shows voicemail, a script that receives `call.ended`: each holds ePHI from then on, and its vendor needs an agreement with you. Give each API key one purpose and the fewest rights; a webhook receiver belongs inside your own network. Phones count too. On a private mobile, the app is fine behind a screen lock with previews switched off; a call forwarded to the mobile’s own voicemail is not.',
        },
        {
          kind: 'text',
          text: 'When somebody leaves, on the same day: block the sign-in at the identity provider, remove forwarding, replace the API keys that the person knew, and hand the voicemail box to a named person.',
        },
      ],
    },
    {
      id: 'breach',
      title: 'When something goes wrong',
      blocks: [
        {
          kind: 'text',
          text: 'An impermissible use is presumed a breach unless you show a low probability that data was compromised, judged by four factors: what it was, who got it, whether it was really seen, and what you did about it (164.402). The clock starts when anybody in the company, except the culprit, knew or should have known.',
        },
        {
          kind: 'table',
          label: 'Whom to notify of a breach, and by when',
          head: ['Whom', 'By when'],
          rows: [
            ['Each person affected', 'Without unreasonable delay, 60 days at most'],
            ['HHS, 500 people or more', 'Together with the people'],
            ['HHS, fewer than 500', 'Within 60 days after the end of the year'],
            ['Media, more than 500 in one state', 'Within the same 60 days'],
            ['You, by a business associate', 'As the BAA says, 60 days at most'],
          ],
        },
        {
          kind: 'steps',
          items: [
            'Stop it: sign the account out, close the forwarding, revoke the key. Do not delete anything.',
            'Export the audit log and the call records of the period at once.',
            'Write down who noticed what at which minute.',
            `[Tell us](${contactPath('security')}) if an account or a recording here is concerned.`,
            'Do the four-factor assessment in writing, also when the answer is “no breach”.',
          ],
        },
      ],
    },
    {
      id: 'evidence',
      title: 'Prove it all year',
      blocks: [
        {
          kind: 'text',
          text: 'What is not written down did not happen. Auditors ask for the agreement, the risk analysis, the list of users with their roles, and one example of a rule being kept: a month of reviewed logs, a leaver, an incident. This calendar produces all of it:',
        },
        { kind: 'code', label: 'Evidence calendar', code: calendar },
      ],
    },
    {
      id: 'limits',
      title: 'Know the limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'TLS and SRTP end at the edge of our network. Behind it, the public phone network carries a call unencrypted, as it always has.',
            'Records of substance use treatment fall under 42 CFR Part 2, which is stricter about consent. Give these lines their own queue, without recording.',
            'We cannot see whether a call contains health data. Which rules apply to it is yours to decide, and the reason for a risk analysis that begins with your own calls.',
          ],
        },
      ],
    },
  ],
  related: [
    '/articles/business-continuity',
    '/articles/sip-trunking-configuration',
    '/articles/microsoft-teams-integration',
    '/articles/call-analytics',
  ],
  offer: {
    title: 'Try the settings with invented patients',
    text: 'Set roles and retention before the first real call. No credit card.',
  },
};
