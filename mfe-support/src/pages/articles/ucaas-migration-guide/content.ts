import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type MigrationDrawing = 'lines';

const records = `# cdr.csv: start in seconds since 1970, seconds, calling, called
# The largest number of calls at once, and when
awk -F, 'NR > 1 { print $1, 1; print $1 + $2, -1 }' cdr.csv |
  sort -k1,1n -k2,2n |
  awk '{ now += $2; if (now > most) { most = now; at = $1 } }
       END { print most " calls at once, first at " at }'

# Numbers on the bill that nobody called in 90 days
sort -u bill.txt > numbers.txt
cut -d, -f4 cdr.csv | sort -u | comm -13 - numbers.txt`;

const users = `name,email,number
Front desk,front.desk@company.example,+442079460100
Layla Sample,layla.sample@company.example,+442079460114
Omar Example,omar.example@company.example,+442079460128`;

export const article: Article<MigrationDrawing> = {
  path: '/articles/ucaas-migration-guide',
  lead: 'From a PBX in the cupboard to a phone system in the cloud in eight weeks, with a way back on every day until the last.',
  description:
    'Move from a PBX to UCaaS in eight weeks: read call records, translate features, budget, reuse phones, port numbers without rejection, pilot, cut over, roll back.',
  keywords: ['UCaaS migration', 'PBX migration', 'number porting', 'PBX replacement plan', 'phone system cut-over'],
  audience: 'For IT leads',
  updated: '2025-01-18',
  sections: [
    {
      id: 'road',
      title: 'The road in eight weeks',
      blocks: [
        {
          kind: 'text',
          text: 'Setting up the new system takes 24 to 48 hours, or one to two weeks when an old PBX stays connected to it. The other weeks belong to numbers, contracts and people. The example in this guide is a company with one office, 80 people and 123 numbers, of which 92 will move.',
        },
        { kind: 'drawing', drawing: 'lines' },
        {
          kind: 'table',
          label: 'Plan of a migration in eight weeks',
          head: ['Week', 'Work', 'Done when'],
          rows: [
            ['1', 'Call records, contracts, goals', 'Every number has an owner and a fate'],
            ['2', 'Features, budget, phones, porting request', 'The request is accepted, not only sent'],
            ['3–4', 'Build, then a pilot of 14 days', 'All tests pass, nobody in the pilot wants back'],
            ['5', 'Corrections, training, phones on desks', 'Everybody has made one call'],
            ['6', 'Cut-over by forwarding', 'A full week without a failed emergency test'],
            ['7', 'Numbers are ported', 'Each one tested from a mobile'],
            ['8', 'Old system goes', 'No contract, no power, no open port'],
          ],
        },
        {
          kind: 'text',
          text: 'Several offices? Do this once for the first, then go on with [Multi-site deployment](/articles/multi-site-deployment), which also has numbering plans, emergency codes by country, and what to do with lifts and alarms.',
        },
      ],
    },
    {
      id: 'goals',
      title: 'Measure what must not get worse',
      blocks: [
        {
          kind: 'text',
          text: 'In week nine somebody will say that the old phones were better. Answer with figures from before: the share of calls answered, the wait at the main number, failed calls, cost per month, and the days it takes to give a new colleague a phone. Two weeks of each are enough. Then write three goals next to them, with a number each, and leave everything else out of the project.',
        },
      ],
    },
    {
      id: 'way',
      title: 'Choose how to move',
      blocks: [
        {
          kind: 'table',
          label: 'Ways to migrate',
          head: ['Way', 'Fits', 'Costs'],
          rows: [
            ['All at once', 'One site, up to about 100 people', 'One restless day'],
            [
              'By department, systems joined by a trunk',
              'Larger companies, front desks that cannot pause',
              'Two systems for weeks; transfers between them must be tested',
            ],
            [
              'PBX stays, SIP trunk replaces the lines',
              'A PBX that is still maintained, lines that end',
              'Nothing improves but the bill',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'This guide follows the first way; the steps of the second are the same, repeated. The third is done in days: read [SIP trunking configuration](/articles/sip-trunking-configuration) instead.',
        },
      ],
    },
    {
      id: 'provider',
      title: 'Ask every provider the same questions',
      blocks: [
        {
          kind: 'text',
          text: 'Put them in writing, also to us. Our answers stand beside them so that you can compare.',
        },
        {
          kind: 'table',
          label: 'Questions to providers, with our answers',
          head: ['Question', 'Our answer'],
          rows: [
            [
              'Which uptime is in the contract?',
              '99.9% on paid plans: up to 43 minutes in a month of 30 days may fail',
            ],
            ['Where is our data?', 'In the UAE, the EU or the US, as your administrator chooses'],
            ['How long is it kept?', 'From 30 days to 7 years, as you set; what is deleted is removed within 30 days'],
            ['How can prices change?', 'With 30 days’ notice'],
            ['Which codecs, for our own devices?', 'G.711, G.722 and G.729'],
            ['Who helps at night?', 'Chat around the clock; phone Mon–Fri 9AM–6PM GST'],
            ['How do we leave?', 'Your numbers are yours to port, as you ported them in'],
          ],
        },
      ],
    },
    {
      id: 'records',
      title: 'Let the old system tell you',
      blocks: [
        {
          kind: 'text',
          text: 'Documentation of a PBX describes the day of its installation. Its call records describe last week. Export 90 days of them and two lists from the bill: numbers, and lines.',
        },
        { kind: 'code', label: 'Reading call records', code: records },
        {
          kind: 'table',
          label: 'What call records show',
          head: ['Count', 'In the example', 'Decides'],
          rows: [
            ['Calls at once, at most', '18', 'Bandwidth: 18 × 100 Kbps = 1.8 Mbps, up and down'],
            ['Numbers never called', '31 of 123', 'Ask, then end them instead of porting them'],
            ['Numbers called by one sender only', '4', 'Machines: alarm, lift, franking'],
            ['Calls outside working hours', '6%', 'Where calls go at night'],
            ['Countries called', '11', 'The list of allowed countries; block the rest'],
            ['Calls under 10 seconds, answered', '9%', 'A menu that people leave at once'],
          ],
        },
        {
          kind: 'text',
          text: 'Then walk. Ask each department what happens when it does not answer, and who depends on it. Look for things that dial without being phones on the plan: the door, the franking machine, the server that calls the engineer, the buttons that somebody programmed in 2011. Each goes on the list with a person who will test it.',
        },
      ],
    },
    {
      id: 'features',
      title: 'Translate, do not copy',
      blocks: [
        {
          kind: 'text',
          text: 'A PBX collects answers to questions that nobody remembers. Rebuild what people do, not what was configured: every old system rings phones of people who have left.',
        },
        {
          kind: 'table',
          label: 'Features of a PBX and their successors',
          head: ['On the PBX', 'Here', 'Watch'],
          rows: [
            ['Hunt group, pickup group', 'Call queue', 'Ring all for a few people, longest idle for many'],
            ['Auto attendant', 'Number with a menu', 'Two levels at most; a person after one repetition'],
            ['Night button', 'Business hours and holidays', 'Time zone; a switch for the unplanned day'],
            ['Class of service', 'Role and allowed countries', 'By group, not by phone'],
            ['Boss and secretary', 'A queue of two that rings both', 'Sit with them; this one must be perfect'],
            ['Forced account codes', 'Reports by user or queue', 'Law firms need the code: ask'],
            ['Dial-in to dial out (DISA)', 'App on the mobile', 'Do not rebuild it; it is how PBXs are robbed'],
            ['Music on hold', 'Audio file', 'The licence may not cover a new system'],
            ['Overhead paging', 'SIP adapter', 'Test its volume before the building is full'],
          ],
        },
        {
          kind: 'text',
          text: 'For each line, one sentence from the people who use it: what they do, how often, what breaks without it. What gets no sentence is not built. You can add it in minutes when it is missed, which is the point of moving.',
        },
      ],
    },
    {
      id: 'money',
      title: 'Count the money for both systems',
      blocks: [
        {
          kind: 'table',
          label: 'Monthly cost of the example, Business plan paid yearly',
          head: ['Position', 'Calculation', 'USD per month'],
          rows: [
            ['Users', '80 × $20', '$1,600'],
            ['Extra numbers', '12 × $5', '$60'],
            ['International minutes', '3,000 × from $0.02', 'from $60'],
            ['Sum', '$1,600 + $60 + $60', 'from $1,720'],
          ],
        },
        {
          kind: 'text',
          text: 'Paid monthly, the users alone are 80 × $25 = $2,000. Set against it what the old system really costs: lines, maintenance, minutes, licences, the room and its power, and the technician by the hour. Then add what the comparison likes to forget: two months in which you pay both, phones that cannot move, and the working days of your own people: plan 15.',
        },
        {
          kind: 'list',
          items: [
            '**Notice.** Find every end date before week 1. Line contracts often renew by a year when notice is a day late.',
            '**Bundles.** The internet line may hang on the phone contract. End the one and both go dark.',
            '**Leasing.** Phones on the desks may belong to somebody else, and the PBX too.',
            '**Give notice for a date after porting**, in writing, and never for the number itself.',
          ],
        },
      ],
    },
    {
      id: 'network',
      title: 'Prove the network first',
      blocks: [
        {
          kind: 'text',
          text: 'The largest number of calls at once times 100 Kbps must fit into half of what is free on the line at the busiest hour, in both directions. Test it for a whole working day, not for a minute at night. If loss passes 1%, jitter 30 ms or latency 100 ms, repair that before week 3, with [Network optimization](/articles/network-optimization): a pilot on a poor line is a verdict on the new system. And ask what happens when the line fails, since until now the phones had one of their own.',
        },
      ],
    },
    {
      id: 'phones',
      title: 'Sort the phones',
      blocks: [
        {
          kind: 'table',
          label: 'Which phones can move',
          head: ['Phone', 'Moves', 'Because'],
          rows: [
            ['SIP phone with current firmware', 'Yes', 'After a factory reset, with TLS 1.2 and SRTP'],
            [
              'SIP phone locked by the old provider',
              'Perhaps',
              'Only the provider can unlock it; ask before notice is given',
            ],
            ['System phone on two wires', 'No', 'It speaks the language of its own PBX'],
            ['DECT base with SIP', 'Yes', 'Set up the base anew; handsets usually stay registered'],
            ['Analogue phone in the workshop', 'With an adapter', 'Cheaper than a new cable'],
            ['Headset', 'Mostly', 'USB works with the apps; RJ9 only with a phone'],
          ],
        },
        {
          kind: 'text',
          text: 'Many people need no desk phone: give those who have not touched theirs in the records the app and a headset, and offer the phone on request. Fewer ask than you fear.',
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Clear the old DHCP options.** Options 43, 66, 150 and 160 tell phones where their settings are. As long as one points at the PBX, a phone that was reset fetches the old configuration, and it looks as if the new one does not work.',
        },
      ],
    },
    {
      id: 'porting',
      title: 'Port numbers without a rejection',
      blocks: [
        {
          kind: 'text',
          text: 'Porting is paperwork at three companies, and a wrong letter sends it back to the start. In the United States, a complete request for one simple line takes one business day by rule and others four; in the EU a number is active within one working day of the agreed date. Plan one to two weeks for a few numbers and three to six for a block all the same: what takes long is becoming complete.',
        },
        {
          kind: 'steps',
          items: [
            'Ask the old carrier for the customer service record: name, address, account and numbers as its own system has them. The bill may differ.',
            'Clear what blocks: open orders, a port freeze, an internet line on the main number.',
            'Open **Numbers, Port**. Enter exactly what the record says, also where it is misspelled. Upload a bill of the last 30 days and the letter of authorisation, signed by a person named on the account.',
            'Say which numbers move and what happens to the others. A block that is moved in part needs a new main number at the old carrier.',
            'Ask for a window on a Tuesday, Wednesday or Thursday morning, and have the confirmed date in writing.',
            'Port two unimportant numbers first. They find the mistakes that the main number should not.',
          ],
        },
        {
          kind: 'table',
          label: 'Reasons for rejection and remedies',
          head: ['Answer', 'Cause', 'Do this'],
          rows: [
            ['Name or address mismatch', 'The record is older than your letterhead', 'Copy the record, not the truth'],
            ['Account or PIN wrong', 'Reseller in between', 'Ask who bills the line, not who sold it'],
            ['Number not on account', 'Merged companies, or a rented block', 'Second request for the other account'],
            ['Order pending', 'You, or somebody, changed something', 'Wait for it or cancel it'],
            ['Not authorised', 'Signed by the wrong person', 'Have the account owner sign'],
            ['Cannot be ported', 'Country, area or kind of number', 'Keep the line and forward it'],
          ],
        },
        {
          kind: 'note',
          text: 'In the EU you may still port for a month after a contract has ended. Elsewhere an ended contract releases the number, and after a time of rest it belongs to somebody else.',
        },
      ],
    },
    {
      id: 'pilot',
      title: 'Build it and try it for fourteen days',
      blocks: [
        {
          kind: 'text',
          text: 'The trial lasts 14 days and needs no credit card, which is the length of a good pilot. Import people from a file, connect single sign-on if your plan has it, and give everybody a temporary number:',
        },
        { kind: 'code', label: 'Users to import', code: users },
        {
          kind: 'text',
          text: 'Choose ten people who will not be polite: the front desk, the busiest seller, somebody at home, somebody on the road, one who hates change, one from finance. They use the new system for all outgoing calls, with the old number shown once you have proved that it is yours. Meet them on days 3, 7 and 13. Go on when:',
        },
        {
          kind: 'list',
          items: [
            'fewer than one call in fifty failed, and you know why each did,',
            'transfer, hold, conference and voicemail work without a manual,',
            'the emergency test reads back the right address,',
            'a call stays up when somebody walks from the Wi-Fi to the car park, or everybody knows that it does not,',
            'calls are answered no later than in the figures from before.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Decide what comes along',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Greetings and menus:** record them again. Write the text first, read by one voice, with the opening hours left out, since hours change.',
            '**Contacts and speed dials:** export, convert to E.164, remove leavers, import.',
            '**Voicemail:** does not move. Ask people to listen and note by the day before.',
            '**Recordings and call records:** export and keep as the law demands; the PBX will not be there to play them. Check that the format opens without it.',
            '**Numbers in print:** website, signatures, vans, search listings. They do not change, but check that each still reaches somebody.',
          ],
        },
      ],
    },
    {
      id: 'people',
      title: 'Bring people along',
      blocks: [
        {
          kind: 'text',
          text: 'Three messages are enough. Two weeks before: what changes, why, when. Two days before: what to do, on half a page with pictures. On the morning: it is now, here is help. Train the front desk for an hour on real calls, queue members for half an hour, and everybody else for 20 minutes in groups of twelve: call, transfer, set away, find voicemail. Put a helper on each floor for two days. Most questions come in the first three hours, and the same five of them cover nearly all.',
        },
      ],
    },
    {
      id: 'cut-over',
      title: 'Cut over by forwarding',
      blocks: [
        {
          kind: 'text',
          text: 'Do not make porting day the first day. Forward first: the main number, at the old carrier, to its temporary number here. Callers notice nothing, the whole company works on the new system, and one code takes it back. Porting happens a week later and changes nothing that anybody can hear.',
        },
        {
          kind: 'list',
          items: [
            '**Forward in the network of the carrier.** If the PBX forwards, each call uses two of its channels, and 15 channels carry only seven calls.',
            '**Check whose number arrives.** Some carriers replace the caller by your own number; then the queue shows a wall of identical calls.',
            '**Ask for the limit** of forwarded calls at once. Some lines allow one.',
            '**Leave the old phones connected** for a week, pushed aside, not packed.',
          ],
        },
      ],
    },
    {
      id: 'back',
      title: 'Keep a way back',
      blocks: [
        {
          kind: 'text',
          text: 'Agree before the cut-over who decides and on what: a failed emergency test, more than one failed call in fifty during an hour, or a main number out of reach for 15 minutes.',
        },
        {
          kind: 'table',
          label: 'The way back at each stage',
          head: ['Stage', 'Way back', 'Takes'],
          rows: [
            ['Pilot', 'People use the old phone', 'Nothing'],
            ['Forwarded', 'Remove the forwarding', 'Minutes'],
            [
              'Ported, old system still there',
              'Forward from here to a line of the PBX',
              'Minutes, if that line kept a number',
            ],
            ['Ported, contract ended', 'None; repair forwards', 'Port back: weeks'],
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'Switch off for good',
      blocks: [
        {
          kind: 'text',
          text: 'A PBX that nobody uses is still a computer with a phone line and an old password. Two weeks after the last number has moved:',
        },
        {
          kind: 'steps',
          items: [
            'Call every ported number from a mobile, and the ended ones too: they should be dead, not ringing in a cupboard.',
            'Export records, recordings and configuration; store them read-only with a date of deletion.',
            'Close its firewall rules, port forwards, VPN for the technician, DHCP options and DNS names.',
            'Erase its disks and reset the phones: voicemail and address books are personal data.',
            'Check the first bill without it, line by line, and object to what should have ended.',
            'Measure the figures of week 1 again, and send them to those who asked for the project.',
          ],
        },
        {
          kind: 'text',
          text: 'What remains is to decide what happens when the new system cannot be reached. [Business continuity](/articles/business-continuity) is the next thing to read, while everybody still remembers how it was to have no phones for an hour.',
        },
      ],
    },
  ],
  related: [
    '/articles/multi-site-deployment',
    '/articles/network-optimization',
    '/articles/microsoft-teams-integration',
    '/articles/business-continuity',
  ],
  offer: { title: 'Start the pilot today', text: 'Fourteen days, ten people, no credit card.' },
};
