import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type MultiSiteDrawing = 'sites';

const siteSheet = `[site 03]
name          = London
address       = Floor 3, 1 Example Street, London
time zone     = Europe/London
people        = 110
extensions    = 3000-3999
main number   = +442079460958
emergency     = 999 and 112, one caller number per floor
region        = nearest of the 12, measured 14 ms
line 1        = fibre 200/200, shaped to 190
line 2        = 5G 60/15, other provider
calls at once = 20 (2.0 Mbps)
unreachable   = queue "Front desk", then site 02
analogue      = lift 1, lift 2, fire panel, 1 fax
on site       = front desk lead, facilities manager`;

const phoneNetwork = `# Site 03: phones in VLAN 20, 10.3.20.0/24 (dnsmasq)
dhcp-range=set:voice,10.3.20.20,10.3.20.239,12h
dhcp-option=tag:voice,option:router,10.3.20.1
dhcp-option=tag:voice,option:ntp-server,10.3.20.1
# Where phones fetch their settings
dhcp-option=tag:voice,66,"https://phones.example/site-03/"`;

export const article: Article<MultiSiteDrawing> = {
  path: '/articles/multi-site-deployment',
  lead: 'Plan once, install many times: numbering, lines, emergency addresses and a cut-over day that is the same at every site.',
  description:
    'Roll out one phone system to many offices: site survey, numbering plan, Erlang sizing, SD-WAN, E911 and emergency addresses, time zones, templates, cut-over runbook and acceptance tests.',
  keywords: ['multi-site VoIP deployment', 'numbering plan', 'SD-WAN voice', 'E911 multi-site', 'cut-over runbook'],
  audience: 'For IT leads',
  updated: '2025-01-16',
  sections: [
    {
      id: 'once',
      title: 'Decide once, repeat often',
      blocks: [
        {
          kind: 'text',
          text: 'The tenth office should take a tenth of the thought of the first. It does when everything that can be the same is decided before the first phone is unpacked, and when the few things that must differ have a place to be written down.',
        },
        { kind: 'drawing', drawing: 'sites' },
        {
          kind: 'table',
          label: 'What is decided for all sites and what for each',
          head: ['Topic', 'Once, for all', 'For each site'],
          rows: [
            ['Numbering', 'Length, site digits, forbidden codes', 'The range'],
            ['Routing', 'Ring times, order of overflow, greeting', 'Hours, holidays, language'],
            ['Network', 'VLANs, marks, queues, firewall rules', 'Addresses, lines, shaping rate'],
            ['Phones', 'Two models, one template', 'Quantity, places'],
            ['Emergency', 'Who is notified', 'Codes, address, floor, call-back number'],
            ['Law', 'Longest retention', 'Recording consent, number rules, licences'],
          ],
        },
        {
          kind: 'text',
          text: 'A standard site takes 24 to 48 hours of deployment once its lines and numbers are there. A complex one, with an old PBX to keep or with analogue equipment, takes one to two weeks. Lines and numbers take longer than both, so they set the calendar.',
        },
      ],
    },
    {
      id: 'survey',
      title: 'Survey every site',
      blocks: [
        {
          kind: 'text',
          text: 'Send the same sheet to each site and have it filled in by somebody who stands in the building. Then visit those whose sheets contradict the phone bill.',
        },
        {
          kind: 'list',
          items: [
            '**People and places:** desks, shared phones, meeting rooms, shifts, people who never sit at a desk.',
            '**Numbers:** every number on the bill, who answers it, and whether it stands on vans or in contracts.',
            '**Other things that dial:** fax, franking machine, card terminal, door phone, lift, alarm panel, gate. Follow the cable of each.',
            '**Lines:** provider, measured rate in both directions, contract end, the duct by which it enters the building.',
            '**Power and cables:** free PoE ports and watts, age of the switches, minutes of the UPS.',
            '**Building:** street address as the emergency service knows it, floors, rooms, who has keys.',
            '**Seven days of measurement** from the future voice network. How to measure stands in [Network optimization](/articles/network-optimization).',
          ],
        },
        {
          kind: 'note',
          text: 'Ask each site for the date on which it must not be touched: year end, harvest, exams, a sale. You will find out anyway, and this way it is before the cut-over.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Put the sites in order',
      blocks: [
        {
          kind: 'text',
          text: 'Do not begin with the head office. Begin with a site that is small, ordinary and friendly, learn from it for two weeks, then do one that is difficult on purpose: two time zones, a queue, a lift. After these two, the template is tested and the rest goes in waves.',
        },
        {
          kind: 'table',
          label: 'A calendar for twelve sites',
          head: ['Week', 'Sites', 'What it proves'],
          rows: [
            ['1–4', 'none', 'Survey, orders for lines, porting requests, template'],
            ['5', '1, pilot of 15 people', 'Template, phones, emergency test'],
            ['7', '1, the difficult one', 'Queue, analogue, other country'],
            ['9–10', '3', 'Two crews can work at the same time'],
            ['11–12', '4', 'The runbook needs no author any more'],
            ['13', '2', 'Late lines and late numbers'],
            ['14–15', 'Head office', 'By then it is routine'],
          ],
        },
        {
          kind: 'text',
          text: 'Keep one free week after every second wave. Something will slip into it. Until the last site has moved, calls between old and new sites run over a trunk between the two systems, or over public numbers; decide which, and who pays for the minutes.',
        },
      ],
    },
    {
      id: 'numbering',
      title: 'Draw up the numbering plan',
      blocks: [
        {
          kind: 'text',
          text: 'People dial short numbers inside and E.164 outside: a plus, the country code, the number, at most 15 digits. Store only E.164 in every directory, so that a contact saved in Dubai can be dialled in London. For the short numbers, the first digit names the site:',
        },
        {
          kind: 'table',
          label: 'A four-digit numbering plan',
          head: ['Range', 'Use'],
          rows: [
            ['0', 'Front desk of the own site'],
            ['1xx', 'Kept free: 101, 110, 112, 118 and other public services'],
            ['2000–2999', 'Dubai'],
            ['3000–3999', 'London'],
            ['4000–6999', 'Three more sites'],
            ['7000–7999', 'Queues and ring groups, no place'],
            ['8000–8999', 'People who move between sites'],
            ['9xx', 'Kept free: 911, 933, 999, 9 for an outside line'],
          ],
        },
        {
          kind: 'list',
          items: [
            '**More than five sites:** five digits, two for the site from 20 to 69. That is 50 sites of 1,000 numbers.',
            '**Let the last digits agree** with the public number where you can: +44 20 7946 0958 and 3958.',
            '**No overlaps.** If 300 and 3000 both exist, every call to 300 waits several seconds for a fourth digit.',
            '**No outside prefix** in a new system. Where habit demands a 9, accept it, but let emergency codes work with and without it.',
            '**Leave 30% free** in each range. Renumbering costs more than digits.',
          ],
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Bring the numbers',
      blocks: [
        {
          kind: 'text',
          text: 'Numbers decide the date of a site more often than cables do. Sort the list of each site into these cases on the first day:',
        },
        {
          kind: 'table',
          label: 'Cases of numbers and the time to allow',
          head: ['Case', 'Allow', 'Watch'],
          rows: [
            ['New local number', 'Days; weeks where papers are asked for', 'Proof of an address in the area'],
            ['Porting a few numbers', '1 to 2 weeks', 'Name and address exactly as on the bill'],
            ['Porting a block', '3 to 6 weeks', 'Half a block moves more slowly than a whole one'],
            ['Toll-free number', '1 to 2 weeks', 'Whether it can be reached from abroad'],
            ['Cannot be ported', 'None', 'Old contract stays, forwarded minutes are paid twice'],
          ],
        },
        {
          kind: 'text',
          text: 'File one porting request per site, also where ten sites share a carrier: one number that is rejected stops all that stand in the same request. End no old contract before its transfer is complete: a number without a contract can be lost.',
        },
      ],
    },
    {
      id: 'sizing',
      title: 'Size calls and lines',
      blocks: [
        {
          kind: 'text',
          text: 'How many calls at once a site needs follows from its busy hour, not from its head count alone. In an ordinary office each person talks about six minutes in that hour, 0.1 erlang. Erlang’s B formula then gives the calls at once for one blocked call in a hundred:',
        },
        {
          kind: 'table',
          label: 'People, calls at once and bandwidth at 0.1 erlang each and 1% blocking',
          head: ['People, up to', 'Calls at once', 'Voice, each way', 'Upload, at least'],
          rows: [
            ['13', '5', '0.5 Mbps', '5 Mbps'],
            ['44', '10', '1 Mbps', '10 Mbps'],
            ['120', '20', '2 Mbps', '20 Mbps'],
            ['200', '30', '3 Mbps', '50 Mbps'],
            ['375', '50', '5 Mbps', '100 Mbps'],
          ],
        },
        {
          kind: 'text',
          text: 'Voice counts about 100 Kbps per call. The last column leaves room for meetings, which need 2 to 4 Mbps for each person on camera, and keeps voice far below the cap of its queue. A call center is another matter: agents talk 40 minutes or more in the hour, so count one call per agent plus the longest queue that you allow.',
        },
        {
          kind: 'text',
          text: 'One pool for all sites needs fewer than separate ones, because a large group fills more evenly: five sites of 120 people need 100 calls at once separately and 75 together, even when all are busy in the same hour. Keep a limit for each site nevertheless, at what its line can carry, so that a call is refused rather than spoiled.',
        },
      ],
    },
    {
      id: 'lines',
      title: 'Connect the sites',
      blocks: [
        {
          kind: 'table',
          label: 'Ways to connect a site',
          head: ['Way', 'Good for', 'Weak at'],
          rows: [
            ['Local internet', 'Short way to the nearest region; cheap', 'No promise about loss'],
            ['Local internet twice, with SD-WAN', 'Most offices; repairs itself', 'Two contracts, one more box'],
            ['MPLS or leased line', 'Marks honoured from end to end', 'Price, months to order'],
            ['All traffic through head office', 'Nothing, for voice', 'Distance paid twice, one point of failure'],
          ],
        },
        {
          kind: 'text',
          text: 'Let voice leave the building at the building. The platform runs in 12 global regions; each site connects to the nearest one by measured round trip, not by the map, and stays under 100 ms. Distance is physics: light in fibre needs 5 ms for 1,000 km each way, so Dubai to London and back cannot be faster than 55 ms, and on real cables takes about twice that. A London call that first visits Dubai has spent its whole budget before anybody speaks.',
        },
        {
          kind: 'text',
          text: 'With SD-WAN, give voice a class of its own:',
        },
        {
          kind: 'list',
          items: [
            'Leave a path when, over ten seconds, loss exceeds 1%, jitter 30 ms or round trip 100 ms. Return after five good minutes, so that calls do not swing between two poor lines.',
            'Send both copies of each voice packet over two lines only where lines are bad: it doubles the bandwidth.',
            'Keep the public address of a call. If it changes with the path, calls in progress end, whatever the brochure says. A tunnel to a hub near the region keeps it; plain local break-out does not.',
            'Balance by flow, never by packet.',
          ],
        },
        {
          kind: 'text',
          text: 'Media between two phones of the same site should stay on its own network. Check it: during an internal call, the traffic graph of the line must not move.',
        },
      ],
    },
    {
      id: 'emergency',
      title: 'Register emergency addresses',
      blocks: [
        {
          kind: 'text',
          text: 'In a single office the address of the bill is right by accident. With several, a wrong one sends the ambulance to another city. Treat it as the first acceptance test of a site, not the last.',
        },
        {
          kind: 'table',
          label: 'Emergency codes by country',
          head: ['Country', 'Codes', 'Note'],
          rows: [
            ['United States, Canada', '911', 'Test with 933 where the carrier offers it'],
            ['European Union', '112', 'Also national codes: 110 in Germany, 17 in France'],
            ['United Kingdom', '999, 112', 'No test without agreement'],
            ['United Arab Emirates', '999, 998, 997', 'Police, ambulance, fire'],
            ['India', '112', '100, 101 and 108 still in use'],
            ['Australia', '000', '112 from mobiles only'],
          ],
        },
        {
          kind: 'list',
          items: [
            '**Every code works without prefix** from every phone, including the one in the lobby and the one nobody is signed in to. In the United States Kari’s Law requires it, and a notification to somebody in the building.',
            '**The caller number is answered** if the emergency service calls back. Not a withheld number, not a queue with a menu.',
            '**The location is as fine as the building is large.** RAY BAUM’S Act asks for a dispatchable location: street address plus floor, suite or room. Give each floor an own emergency number, mapped by subnet or switch port.',
            '**The call leaves in its own country.** A call to 999 that leaves in Dubai reaches the police of Dubai.',
            '**Phones that move** must ask for the address when the network changes, and warn on the screen while they have none.',
            '**Power cuts:** write on the phone that it does not work then, and which mobile or red phone does.',
          ],
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Some countries restrict internet calls to the public network**, India and the United Arab Emirates among them, and many want proof of a local address before they give a number. Ask before you ship phones, not after.',
        },
      ],
    },
    {
      id: 'analogue',
      title: 'Keep what must stay on site',
      blocks: [
        {
          kind: 'text',
          text: 'Five kinds of equipment stand on no network plan and are missed on the day after:',
        },
        {
          kind: 'table',
          label: 'Analogue equipment and its new home',
          head: ['Equipment', 'New home', 'Watch'],
          rows: [
            ['Lift alarm', 'Mobile gateway with battery', 'EN 81-28: test call every 3 days, one hour without mains'],
            ['Fire and burglar alarm', 'IP or mobile path of its maker', 'The insurer has to agree in writing'],
            ['Fax', 'Adapter, T.38, or fax to email', 'G.711 without compression if T.38 fails'],
            ['Card terminal', 'IP or mobile', 'Modem tones break at 1% loss'],
            ['Door phone, gate', 'SIP model or adapter', 'Key that opens the door sent as RFC 4733'],
          ],
        },
        {
          kind: 'text',
          text: 'Write down who tests each one after the move, and when. The lift company is not at the cut-over unless you order it.',
        },
        {
          kind: 'text',
          text: 'A site where life depends on calls, such as a clinic or a plant, also needs survivability: a small gateway on the premises with a few local lines, to which phones turn when both internet lines are down. For an office, apps on mobiles do the same for less.',
        },
      ],
    },
    {
      id: 'routing',
      title: 'Route calls between sites',
      blocks: [
        {
          kind: 'text',
          text: 'Sketch the way of a call before you click anything. This one works for most companies with one main number and several sites:',
        },
        {
          kind: 'steps',
          items: [
            '**Hours of the site that was called,** in its own time zone and with its own holidays. Open: go on. Closed: step 4.',
            '**Front desk or queue of the site,** 20 seconds, about four rings.',
            '**Overflow:** the same queue at the next open site that speaks the language, 30 seconds. Show there which number was called, so that the answer starts with the right name.',
            '**Closed or unanswered:** announcement with the next opening time, voicemail to a shared mailbox, and key 1 for urgent calls to the person on duty.',
          ],
        },
        {
          kind: 'text',
          text: 'Sites in three time zones can cover most of a day. Write the table in UTC, because offices change their clocks on different days:',
        },
        {
          kind: 'table',
          label: 'Office hours of three sites in UTC, winter',
          head: ['Site', 'Local', 'UTC'],
          rows: [
            ['Dubai', '08:00–17:00', '04:00–13:00'],
            ['London', '09:00–18:00', '09:00–18:00'],
            ['New York', '09:00–18:00', '14:00–23:00'],
          ],
        },
        {
          kind: 'text',
          text: 'Nobody works from 23:00 to 04:00: five hours for the person on duty. Between the second and the last Sunday in March, New York is already on summer time and London is not, so its hours begin at 13:00 while London’s stay. Set hours with the name of the zone, `America/New_York`, never with an offset, and no one has to remember.',
        },
        {
          kind: 'text',
          text: 'For outgoing calls, show the number of the site, or of the queue for its agents. A customer who calls back reaches somebody who knows; a head office number on all calls sends everybody to one desk.',
        },
      ],
    },
    {
      id: 'template',
      title: 'Make a template',
      blocks: [
        {
          kind: 'text',
          text: 'A site is then a sheet of fourteen lines, kept under version control beside the firewall rules. What is not on it is the same everywhere.',
        },
        { kind: 'code', label: 'Site sheet', code: siteSheet },
        {
          kind: 'text',
          text: 'Derive addresses from the site number too. Whoever reads `10.3.20.57` in a log knows that it is a phone in London.',
        },
        { kind: 'code', label: 'Phone network of a site', code: phoneNetwork },
        {
          kind: 'list',
          items: [
            'Voice VLAN by LLDP-MED, PoE priority high, PC port of the phone in the data VLAN.',
            'Phones accept settings over HTTPS only and check the certificate, or anybody in the building can hand them others.',
            'Firewall rules as objects with the same names at every site: voice hosts, voice media, time.',
            'Count watts: 24 phones at 7 W reserve 168 W, and the data sheet of a switch with 24 ports often says 185.',
            'Roles: administrators in central IT hold the template, a manager at each site changes hours, greetings and queue members, and the audit log says who did what.',
          ],
        },
      ],
    },
    {
      id: 'fraud',
      title: 'Limit what a site can do',
      blocks: [
        {
          kind: 'text',
          text: 'Every site adds a door. Whoever gets through one calls expensive numbers at night, so that the bill is the alarm. Four settings keep the damage small:',
        },
        {
          kind: 'list',
          items: [
            'Countries: those that the site does business with, nothing else. Premium numbers never.',
            'A spending limit per day and site, at three times an ordinary day.',
            'International calls outside office hours only for the duty phones.',
            'No forwarding to numbers abroad without a manager, and no voicemail PIN of `0000` or the extension itself.',
          ],
        },
      ],
    },
    {
      id: 'cut-over',
      title: 'Run the cut-over',
      blocks: [
        {
          kind: 'text',
          text: 'Choose a Tuesday or Wednesday, so that there is a working day before to prepare and two after to repair. Two weeks before: phones on the desks, connected, with temporary numbers. A week before: 20 minutes of training in groups, on the real phone. The day itself:',
        },
        {
          kind: 'table',
          label: 'Runbook of the cut-over day',
          head: ['Time', 'What', 'Who'],
          rows: [
            ['07:00', 'Acceptance tests on temporary numbers; go or no-go', 'Lead, site'],
            ['08:00', 'Forward the old main number to the new one', 'Lead'],
            ['08:30', 'Two people walk the floors', 'Site'],
            ['10:00', 'Porting takes effect; test each number from a mobile', 'Lead, carrier'],
            ['10:30', 'Emergency location read back and confirmed', 'Site'],
            ['12:00', 'First review: open tickets, failed calls, quality', 'All'],
            ['14:00', 'Lift, alarm, fax, terminal tested by name', 'Facilities'],
            ['16:00', 'Decide: stay, or back to the old system', 'Lead'],
            ['17:00', 'Note what the template must learn', 'Lead'],
          ],
        },
        {
          kind: 'text',
          text: 'Agree at 07:00, not at 16:00, what sends you back: a failed emergency test, more than one failed call in fifty, or a main number that cannot be reached for 15 minutes. Until porting, the way back is to remove the forwarding. After it, the way back is forwarding in the other direction; numbers do not port back the same day.',
        },
      ],
    },
    {
      id: 'acceptance',
      title: 'Accept the site',
      blocks: [
        {
          kind: 'table',
          label: 'Acceptance tests of a site',
          head: ['Test', 'Pass'],
          rows: [
            ['Call in to every public number', 'Right place, right greeting, caller shown'],
            ['Call out to mobile, fixed line, other country', 'Ringing in under 3 seconds, number of the site shown'],
            ['Short number to two other sites', 'G.722, sound both ways at once'],
            ['Emergency location', 'Address, floor and call-back number right, notification received'],
            ['Calls up to the limit, one more', 'The last one is refused, the others stay clear'],
            ['Upload at full rate during a call', 'Jitter under 30 ms, loss under 1%'],
            ['Pull line 1', 'New calls within 30 seconds'],
            ['Pull both lines', 'Callers reach the overflow site'],
            ['Mains off for 10 minutes', 'Phones stay up'],
            ['After hours, holiday', 'Announcement and duty phone'],
          ],
        },
        {
          kind: 'text',
          text: 'File the results with the site sheet. When somebody says in May that it was better in January, you can look.',
        },
      ],
    },
    {
      id: 'alike',
      title: 'Keep the sites alike',
      blocks: [
        {
          kind: 'text',
          text: 'Sites drift apart: a replaced router here, a helpful colleague there. Once a month, compare every site with its sheet:',
        },
        {
          kind: 'list',
          items: [
            'firmware: one version per model, rolled out to the pilot site a week ahead,',
            'worst hour of loss, jitter and MOS, sites side by side,',
            'calls refused at the limit: more than 1% means a higher limit or a larger line,',
            'abandoned calls per site: a difference in people or in routing, not in network,',
            'numbers without owner, phones not seen for 30 days, people without emergency address.',
          ],
        },
        {
          kind: 'text',
          text: 'Pull the first line of one site each month, unannounced to the tool, announced to the people. In a year every site has had its turn.',
        },
      ],
    },
  ],
  related: [
    '/articles/business-continuity',
    '/articles/network-optimization',
    '/articles/ucaas-migration-guide',
    '/articles/sip-trunking-configuration',
  ],
  offer: { title: 'Start with the pilot site', text: 'Try it with one office first. No credit card.' },
};
