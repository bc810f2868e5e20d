import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type ContinuityDrawing = 'crests';

const callPlan = `[main number, London]
1  phones of the front desk        20 s
2  queue "Front desk", apps         40 s
3  site Dubai, number shown         30 s
4  voicemail to the shared mailbox, message to the duty phone

# Registered phones missing: start at 2. Closed: start at 4.
# Site evacuated: switch "London closed", start at 3.`;

const records = `# Two hosts share the calls 60 to 40, the third waits for both to fail
_sips._tcp.voice.example.  300  SRV  10 60 5061 sip1.voice.example.
_sips._tcp.voice.example.  300  SRV  10 40 5061 sip2.voice.example.
_sips._tcp.voice.example.  300  SRV  20  0 5061 sip3.voice.example.`;

export const article: Article<ContinuityDrawing> = {
  path: '/articles/business-continuity',
  lead: 'Decide what must keep ringing, for each thing that can fail name what takes over, and rehearse it until the figures are measured.',
  description:
    'Business continuity for phones: RTO and RPO per function, second line and 5G, DNS SRV failover, number forwarding, UPS sizing, runbook for the first 30 minutes, exercises.',
  keywords: ['business continuity phone system', 'RTO RPO telephony', 'DNS SRV failover', 'call forwarding plan'],
  audience: 'For operations leads',
  updated: '2025-01-17',
  sections: [
    {
      id: 'targets',
      title: 'Decide what must survive',
      blocks: [
        {
          kind: 'text',
          text: 'Two figures per function are enough. The recovery time objective (RTO) is how long it may be gone. The recovery point objective (RPO) is how much of what it keeps may be lost. A call in progress keeps nothing: it cannot be restored, only dialled again. RPO is about what calls leave behind: recordings, voicemail, call records and the settings themselves.',
        },
        { kind: 'drawing', drawing: 'crests' },
        {
          kind: 'table',
          label: 'Recovery objectives by function',
          head: ['Function', 'RTO', 'RPO', 'By means of'],
          rows: [
            ['Emergency calls', 'no gap', 'nothing kept', 'A second way at each site: mobile, local line'],
            ['Main number', '30 seconds', 'no caller’s number', 'Second host, then forwarding'],
            ['Sales and support queues', '5 minutes', 'no caller’s number', 'Agents on apps, call-back list'],
            ['Calls and messages inside', '1 hour', 'no message', 'Apps on mobiles'],
            ['Recordings required by law', '4 hours', 'the call in progress', 'Retention, and an export of your own'],
            ['Settings', '4 hours', 'one change', 'Export after each change'],
            ['Reports', '1 working day', '1 day', 'Wait'],
          ],
        },
        {
          kind: 'text',
          text: 'Have the owner of each function sign the line. “Everything, at once” is an answer too, and it has a price: ask for the budget in the same meeting.',
        },
      ],
    },
    {
      id: 'arithmetic',
      title: 'Know what the nines mean',
      blocks: [
        {
          kind: 'table',
          label: 'Availability as time without service',
          head: ['Availability', 'In 30 days', 'In a year'],
          rows: [
            ['99.5%, a good business line', '3 hours 36 minutes', '43 hours 48 minutes'],
            ['99.9%, the SLA of paid plans', '43 minutes', '8 hours 46 minutes'],
            ['99.99%', '4 minutes', '53 minutes'],
          ],
        },
        {
          kind: 'text',
          text: 'What stands in a row multiplies: a line with 99.5% in front of a service with 99.9% gives 99.4%. Your line, not the service, decides. What stands side by side helps far more: two lines of 99.5% are both down for 13 minutes a year, if nothing breaks both. Two providers that rent the same duct are one line with two bills, so ask for the route on a map.',
        },
      ],
    },
    {
      id: 'failures',
      title: 'List what can fail',
      blocks: [
        {
          kind: 'table',
          label: 'Failures, what stops and what takes over',
          head: ['Failure', 'What stops', 'What takes over', 'After'],
          rows: [
            ['Host of the provider', 'New calls over it', 'Next host of the SRV record', 'under 30 s'],
            ['Internet line', 'All calls of the site', 'Second line; callers go to step 2', '30 s to 2 min'],
            ['Router or switch', 'The site', 'Apps over mobile data', '5 min'],
            ['Mains', 'Phones without UPS', 'UPS, then apps', 'at once'],
            ['Building closed', 'Everybody in it', 'Other site, people at home', '5 min'],
            ['Sign-in service', 'New sign-ins, not calls', 'Emergency account', '15 min'],
            ['DNS', 'Nothing, then all', 'Second resolver, old answers', 'at once'],
            ['People: flu, strike, snow', 'A queue', 'Overflow to another team', '15 min'],
          ],
        },
        {
          kind: 'text',
          text: 'For each row write one more column: who notices first. If the answer is “a customer”, add a check: a call from outside to the main number every 5 minutes, and an alarm after two failures.',
        },
      ],
    },
    {
      id: 'line',
      title: 'Add a second line',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Another way in.** Fibre and 5G fail for different reasons; two fibres often do not.',
            '**Enough for calls.** At about 100 Kbps per call, 20 calls are 2 Mbps up. A 5G line carries that; on the backup, block everything but voice, sign-in and payment.',
            '**Measured.** Mobile latency is 30–60 ms with jitter. Test at noon, not on Sunday; the mast is shared with everybody whose fibre broke too.',
            '**Checked by traffic.** A router that watches only the cable does not see a line that is up and dead. Probe two addresses behind the provider every 5 seconds, switch after three misses.',
            '**Expected.** When the public address changes, calls in progress end and phones register again. With 200 phones spread that over 60 seconds.',
          ],
        },
        {
          kind: 'text',
          text: 'Look at what the two lines share inside the building as well. Two modems on one socket strip, one switch or one cabinet fail together. Put them on different circuits, write contract number and fault hotline on each, and pull each plug once while the other carries calls.',
        },
      ],
    },
    {
      id: 'hosts',
      title: 'Fail over between hosts',
      blocks: [
        {
          kind: 'text',
          text: 'An SRV record names all hosts at once. Lowest priority first; within a priority, weights share the calls. The caller’s system moves on to the next host by itself, without a person and without a change of DNS.',
        },
        { kind: 'code', label: 'SRV records', code: records },
        {
          kind: 'list',
          items: [
            '**TTL** of 300 seconds is short enough. It does not slow failover, because every host is in the answer already. It matters only when you change the list.',
            '**An address record that is changed by hand** is not failover. With a TTL of an hour, and phones that ask only when they start, it takes half a day.',
            '**Trunks** probe both hosts and switch in under 30 seconds; the values stand in [SIP trunking configuration](/articles/sip-trunking-configuration).',
            '**Phones** must be found after a switch. Let them register with two hosts at once (RFC 5626), or renew every 60 seconds. With the usual 3,600, calls to a phone can go astray for an hour.',
            '**Resolvers:** two, from two providers, that may serve old answers while the source is down (RFC 8767).',
          ],
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Forward the numbers',
      blocks: [
        {
          kind: 'text',
          text: 'Forwarding must be decided where the number lives, in the cloud. A rule in the PBX of a building is gone with the building. Write one plan per number:',
        },
        { kind: 'code', label: 'Plan of a main number', code: callPlan },
        {
          kind: 'table',
          label: 'Kinds of forwarding',
          head: ['When', 'Seen by the platform as', 'Set it to'],
          rows: [
            ['Unreachable', 'No registration, `408`, `503`', 'At once to the next step'],
            ['No answer', 'Ringing for 20 seconds', 'Next step'],
            ['Busy', '`486`', 'Queue, never voicemail first'],
            ['Always', 'A switch', 'Evacuation, holidays; name who may set it'],
          ],
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**A mobile’s own voicemail answers faster than a person.** It ends the plan silently. Let whoever answers a forwarded call on a mobile press 1 to accept it; otherwise the next step rings.',
        },
        {
          kind: 'text',
          text: 'Forward to a group, not to a person: one mobile takes one call. Each forwarded call uses two channels and is paid as an outgoing one. Avoid circles, London to Dubai to London: SIP gives up only after 70 hops (`Max-Forwards`), and until then the caller hears silence. And ask for each number whether the carrier can redirect it to a number of another provider, who may order that, and how long it takes. It is the last resort for the case in which the platform itself cannot be reached.',
        },
      ],
    },
    {
      id: 'power',
      title: 'Size the power',
      blocks: [
        {
          kind: 'table',
          label: 'Load of a small site on battery',
          head: ['Device', 'Watts'],
          rows: [
            ['24 phones at 5 W, over PoE', '120'],
            ['PoE switch itself', '40'],
            ['Router and fibre modem', '30'],
            ['Two access points', '24'],
            ['**Together**', '**214**'],
          ],
        },
        {
          kind: 'text',
          text: 'Two hours of that are 428 Wh. Divide by 0.9 for the inverter and by 0.8 for an ageing battery, and buy 600 Wh. Leave PCs and screens off it. Replace lead batteries after four years, whatever the lamp says, and remember that street cabinets and mobile masts have batteries of their own that often last only a few hours.',
        },
      ],
    },
    {
      id: 'copies',
      title: 'Copy what calls leave behind',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Settings:** export users, numbers, queues and hours after each change and store the file outside the phone system. Whoever deletes the wrong queue at 17:00 needs it first.',
            '**Call records:** once a day to your own storage. They are the call-back list after an outage.',
            '**Recordings:** kept from 30 days to 7 years, as you set it, in the UAE, the EU or the US. What was deleted is removed within 30 days and cannot be fetched back after that, so retention is not a backup.',
            '**Greetings and announcements:** the sound files and their texts, or you record them again by phone in the middle of an outage.',
          ],
        },
        {
          kind: 'text',
          text: 'A copy counts from the day on which somebody has restored it.',
        },
      ],
    },
    {
      id: 'elsewhere',
      title: 'Work from elsewhere',
      blocks: [
        {
          kind: 'list',
          items: [
            'Everybody in a queue has the app on a mobile and has used it once this quarter. An app that was never opened asks for a password on the worst day.',
            'Sign-in works without the building: the second factor is not a desk phone.',
            'One emergency account with a password, in a sealed envelope or a safe, for the day on which single sign-on is down.',
            'The list of on-call numbers exists on paper. So do the numbers of the carrier, the landlord and the alarm company.',
            'Emergency calls from home send the address of home. Let the app ask for it whenever the network changes, and let nobody skip it.',
          ],
        },
      ],
    },
    {
      id: 'runbook',
      title: 'Act in the first 30 minutes',
      blocks: [
        {
          kind: 'text',
          text: 'Name one person per shift who may redirect every number without asking, and a deputy. Most of a long outage is spent finding somebody who dares.',
        },
        {
          kind: 'table',
          label: 'Runbook for an outage',
          head: ['Minute', 'Do', 'Who'],
          rows: [
            ['0–2', 'Call the main number from a mobile. Does anything answer?', 'Whoever noticed'],
            ['2–5', 'One site or all? Line, power or service? Look at System Status', 'On duty'],
            ['5', 'Set the switch “closed” for the site, do not wait for the cause', 'On duty'],
            ['5–10', 'Tell agents to open the app; tell reception where to send visitors', 'Team leads'],
            ['10', 'Prepared announcement on; message to customers with an open ticket', 'Communication'],
            ['10–20', 'Ticket with carrier or provider: time, numbers, one example call', 'On duty'],
            ['30', 'Decide: wait, send people home, or move to the other site', 'Lead'],
          ],
        },
        {
          kind: 'text',
          text: 'Record the announcement today: “Our office in London cannot be reached by phone. Your call is being answered in Dubai. This may take a minute longer.” It says where, what happens and how long. The state of the platform is on [System Status](/system-status).',
        },
      ],
    },
    {
      id: 'exercise',
      title: 'Rehearse and measure',
      blocks: [
        {
          kind: 'table',
          label: 'Exercises in a year',
          head: ['How often', 'Exercise', 'Passed when'],
          rows: [
            ['Monthly', 'Block the first host in the firewall', 'Call out in under 30 seconds'],
            ['Quarterly', 'Pull the first line at 11:00', 'Site calls again in 2 minutes'],
            ['Quarterly', 'Switch “closed” on, call in', 'Overflow answers at the second ring'],
            ['Twice a year', 'Mains off, one hour', 'Phones, router and Wi-Fi stay up'],
            ['Yearly', 'Site closed for half a day', 'Queues answered within their RTO'],
            ['Yearly', 'Restore settings, records and a recording', 'A test site works from them'],
          ],
        },
        {
          kind: 'text',
          text: 'Time each one with a clock and write the figure beside the objective. A measured 4 minutes against an RTO of 5 is a plan; an RTO of 5 alone is a wish. Announce exercises to people, not to equipment.',
        },
      ],
    },
    {
      id: 'return',
      title: 'Go back calmly',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Wait until the repaired line has been good for 15 minutes. Trunks go back after three good answers; sites only when somebody decides it.',
            'Return in a quiet hour, one site at a time. Going back ends calls just as the failure did.',
            'Test the main number, one queue and the emergency location. Then switch “closed” off.',
            'Call back everybody in the call records who hung up. That list is your RPO, kept.',
            'Within five days, write one page: what happened, when it was noticed, measured RTO, what changes, who does it by when.',
          ],
        },
        {
          kind: 'note',
          text: 'No plan covers everything. If the region has neither power nor mobile network, nobody there answers, and the honest answer is a site elsewhere that can. Say so in the plan rather than promise otherwise.',
        },
      ],
    },
  ],
  related: [
    '/articles/sip-trunking-configuration',
    '/articles/network-optimization',
    '/articles/multi-site-deployment',
    '/articles/hipaa-compliance',
  ],
  offer: {
    title: 'Build your second crest',
    text: 'Try forwarding and failover in the trial. No credit card.',
  },
};
