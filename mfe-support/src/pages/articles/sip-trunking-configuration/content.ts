import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type SipDrawing = 'failover';

const settings = `# Names that resolve to both hosts
_sips._tcp.trunk.example.  SRV  10 50 5061 sip1.trunk.example.
_sips._tcp.trunk.example.  SRV  20 50 5061 sip2.trunk.example.

[trunk-primary]
host      = sip1.trunk.example
port      = 5061
transport = tls
media     = srtp
codecs    = g722, alaw, ulaw
dtmf      = rfc4733
options   = every 10 s, timeout 4 s, down after 2
priority  = 10

[trunk-secondary]
host      = sip2.trunk.example
# all other values as above
priority  = 20`;

const checks = `# The names resolve, lowest priority first
dig +short SRV _sips._tcp.trunk.example

# The host answers with a certificate in its own name
openssl s_client -connect sip1.trunk.example:5061 \\
  -servername sip1.trunk.example -verify_return_error`;

export const article: Article<SipDrawing> = {
  path: '/articles/sip-trunking-configuration',
  lead: 'Connect your PBX to the network: what to measure first, which ports to open, how to fail over, and how to prove that it works.',
  description:
    'Set up a SIP trunk step by step: bandwidth, authentication, firewall, TLS and SRTP, codecs, caller ID, failover under 30 seconds, tests and response codes.',
  keywords: ['SIP trunk configuration', 'SIP firewall ports', 'SRTP', 'SIP failover', 'SIP response codes'],
  audience: 'For administrators',
  updated: '2025-01-14',
  sections: [
    {
      id: 'before',
      title: 'Before you start',
      blocks: [
        {
          kind: 'text',
          text: 'A SIP trunk carries your calls over IP instead of phone lines. SIP sets a call up, RTP carries the voice, and most problems come from a network that lets one through and not the other. A standard deployment takes 24 to 48 hours. A complex one, with several sites or an old PBX, takes one to two weeks. Number porting takes longest, so start it first.',
        },
        { kind: 'text', text: 'Have these at hand:' },
        {
          kind: 'list',
          items: [
            'the public address of your PBX or session border controller (SBC), here `203.0.113.25`,',
            'the largest number of calls you expect at the same time,',
            'administrator access to the PBX and to the firewall,',
            'a list of your numbers, each with the street address it belongs to.',
          ],
        },
        { kind: 'drawing', drawing: 'failover' },
        {
          kind: 'note',
          text: 'All names and addresses here are examples. Yours stand on the page of the trunk, under **Numbers, SIP trunks**.',
        },
      ],
    },
    {
      id: 'bandwidth',
      title: 'Size the connection',
      blocks: [
        {
          kind: 'text',
          text: 'Plan for about 100 Kbps per call in each direction. G.711 makes 64 Kbps of voice, in 50 packets a second; RTP, UDP, IP, encryption and Ethernet headers add the rest.',
        },
        {
          kind: 'table',
          label: 'Bandwidth by number of calls',
          head: ['Calls at once', 'Up and down, each', 'Good enough'],
          rows: [
            ['5', '0.5 Mbps', 'Any business line'],
            ['20', '2 Mbps', 'Fibre with a voice queue'],
            ['100', '10 Mbps', 'Dedicated line'],
          ],
        },
        {
          kind: 'text',
          text: 'Bandwidth alone is not quality. Measure the line at the busiest hour: latency under 100 ms, jitter under 30 ms, loss under 1%. Then give voice the right of way: mark media with DSCP EF (46) and signalling with CS3 (24), and map EF to a priority queue on the router. Marks rarely survive the public internet, so the queue that counts is yours, towards the provider. Shape it slightly below the line rate, or the modem keeps the queue instead.',
        },
      ],
    },
    {
      id: 'authentication',
      title: 'Choose how the PBX signs in',
      blocks: [
        {
          kind: 'table',
          label: 'Ways to authenticate a trunk',
          head: ['Aspect', 'IP authentication', 'Registration'],
          rows: [
            ['Needs', 'A fixed public address', 'User name and secret'],
            ['Suits', 'Data centre, head office', 'Branch with a changing address'],
            ['Proof', 'Requests come from your address', 'Digest answer to a challenge (`401`, `407`)'],
            ['Watch', 'A new line means a new address', 'Expiry; keep it at 300 seconds behind NAT'],
          ],
        },
        {
          kind: 'text',
          text: 'Prefer IP authentication together with TLS. With registration, use a secret of at least 20 random characters, one per trunk. Anybody who guesses it makes calls on your bill, so also set the countries that the trunk may call and a daily spending limit.',
        },
      ],
    },
    {
      id: 'trunk',
      title: 'Create the trunk',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open **Numbers, SIP trunks** and choose **New trunk**.',
            'Enter the public address of your PBX, or choose registration and copy the user name and the secret.',
            'Set the channel limit to the largest number of calls at once. Calls over the limit get `486 Busy Here`.',
            'Assign the numbers that ring on this trunk, and a destination for when it cannot be reached.',
            'Point your PBX at the service name, or, if it cannot look up SRV records, at both hosts in this order.',
          ],
        },
        { kind: 'code', label: 'Trunk settings', code: settings },
        {
          kind: 'text',
          text: 'The SRV record says it all: service, port and host, the lowest priority first. A PBX that follows it (RFC 3263) needs no change when a host moves.',
        },
      ],
    },
    {
      id: 'firewall',
      title: 'Open the firewall',
      blocks: [
        {
          kind: 'table',
          label: 'Firewall rules',
          head: ['What', 'Port', 'Where to or from'],
          rows: [
            ['Signalling, TLS', 'TCP 5061', '`192.0.2.10`, `198.51.100.10`'],
            ['Signalling, plain, only for tests', 'UDP and TCP 5060', 'the same'],
            ['Media, RTP and SRTP', 'UDP 16384–32767', '`192.0.2.64/26`, `198.51.100.64/26`'],
            ['Names and time', 'UDP and TCP 53, UDP 123', 'your resolver, your time server'],
          ],
        },
        {
          kind: 'text',
          text: 'Open these ports to these addresses only. A PBX that answers everybody on 5060 is found by scanners within hours.',
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Switch off SIP ALG.** Many routers rewrite SIP packets and get it wrong. The symptoms are one-way audio, failed transfers and calls that drop after 32 seconds, when the PBX gives up waiting for an `ACK`.',
        },
        {
          kind: 'text',
          text: 'Behind NAT, tell the PBX its public address, so that it writes that into SIP and SDP instead of `10.0.0.5`. If you must sign in over UDP, send a keep-alive every 25 seconds: many firewalls forget a UDP mapping after 30. With TLS this worry goes, and so does another: an `INVITE` larger than one packet, which firewalls like to drop in pieces.',
        },
      ],
    },
    {
      id: 'encryption',
      title: 'Encrypt signalling and media',
      blocks: [
        {
          kind: 'text',
          text: 'TLS hides who calls whom; SRTP hides what they say. Use both: the keys of SRTP travel inside SIP (SDES, `AES_CM_128_HMAC_SHA1_80`), so without TLS anybody on the way can read them. Allow TLS 1.2 and 1.3 only, let the PBX verify the certificate against the host name, and keep its clock right, as a wrong date fails every certificate.',
        },
        {
          kind: 'text',
          text: 'Set media to **SRTP required**, not “preferred”. A call that quietly falls back to plain RTP is harder to find than a call that fails.',
        },
      ],
    },
    {
      id: 'codecs',
      title: 'Choose codecs',
      blocks: [
        {
          kind: 'table',
          label: 'Supported codecs',
          head: ['Codec', 'Per call', 'Use it for'],
          rows: [
            ['G.722', 'about 100 Kbps', 'HD voice between your own phones'],
            ['G.711', 'about 100 Kbps', 'Calls to the phone network, fax, card terminals'],
            ['G.729', 'about 45 Kbps', 'Lines short of bandwidth'],
          ],
        },
        {
          kind: 'text',
          text: 'Offer G.722 first, then G.711: A-law (`PCMA`) in most of the world, µ-law (`PCMU`) in North America and Japan. Use 20 ms packets. Send key presses as events (RFC 4733), never as sound: compression bends tones until menus miss them. For G.729, state `annexb=no` on both sides, or silence sounds clipped.',
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Send numbers that networks accept',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Format.** Send and expect E.164: a plus, the country code, the number, at most 15 digits. `+442079460958`, not `00442079460958`.',
            '**Caller ID.** Put a number that you own into `P-Asserted-Identity` and `From`. Many networks block or relabel others. To withhold it, keep the asserted identity and add `Privacy: id`.',
            '**Forwarded calls.** Keep the caller in `From` and add `Diversion` or `History-Info` with your own number, so that the call passes the check.',
            '**Emergency calls.** Route them without a prefix, through a trunk at the same site, with a number whose registered address is that building. Send them even when all channels are busy.',
          ],
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Never test with a real emergency call** unless the emergency service has agreed to it. Use the test number for your country (933 in the United States), which reads the registered address back.',
        },
      ],
    },
    {
      id: 'failover',
      title: 'Set up failover',
      blocks: [
        {
          kind: 'text',
          text: 'Send `OPTIONS` to both hosts every 10 seconds and wait 4 seconds for a `200 OK`. After two misses, new calls use the secondary. Worst case: the host dies just after an answer, the next two requests fail, and the switch is made after 24 seconds, so failover stays under 30. Go back after three good answers, not after one.',
        },
        {
          kind: 'text',
          text: 'Two details decide whether it works. An `INVITE` without any answer must move on after 4 seconds, not after the 32 that SIP allows; and `503 Service Unavailable` means “try the next host”, while `486` and `603` are answers from the called person and must not be tried again. Calls in progress on a failed host end; the caller dials again and gets through.',
        },
        {
          kind: 'text',
          text: 'For calls to you, set the destination of step 4: a second site, a queue in the cloud, or a mobile.',
        },
      ],
    },
    {
      id: 'test',
      title: 'Test before you switch',
      blocks: [
        { kind: 'text', text: 'First the connection, from the PBX itself:' },
        { kind: 'code', label: 'Connection tests', code: checks },
        { kind: 'text', text: 'Then the calls. Write the results down; they are what you compare with later.' },
        {
          kind: 'table',
          label: 'Test calls and expected results',
          head: ['Test', 'Expected'],
          rows: [
            ['Call out to a mobile', 'Rings in under 3 seconds, sound both ways, your number shown'],
            ['Call in from a mobile', 'The right phone rings and shows the caller in E.164'],
            ['Stay on a call for 35 minutes', 'Does not drop: session timers and NAT are right'],
            ['Hold, resume, transfer', 'Sound returns both ways within a second'],
            ['Press keys in a bank’s menu', 'Every key is understood once'],
            ['One call more than the limit', '`486 Busy Here`, running calls untouched'],
            ['Block the primary in the firewall', 'New calls pass within 30 seconds'],
            ['Switch the PBX off, call in', 'The destination of step 4 answers'],
          ],
        },
      ],
    },
    {
      id: 'response-codes',
      title: 'Read the response codes',
      blocks: [
        {
          kind: 'text',
          text: 'When a call fails, look for the final response in the log of the PBX before you change anything.',
        },
        {
          kind: 'table',
          label: 'SIP response codes, causes and remedies',
          head: ['Response', 'Usual cause', 'Do this'],
          rows: [
            ['`401`, `407`', 'Normal once; a loop means a wrong secret or realm', 'Copy user name and secret again'],
            ['`403`', 'Unknown address, caller ID not yours, country not allowed', 'Compare the trunk page'],
            ['`404`, `484`', 'Number not in E.164, or digits missing', 'Correct the dial rule'],
            ['`408`, none', 'Firewall, DNS or ALG', 'Repeat the connection tests'],
            ['`486`', 'Busy, or channel limit reached', 'Count the running calls'],
            ['`487`', 'The caller hung up first', 'Nothing'],
            ['`488`', 'No common codec, or SRTP on one side only', 'Compare the two SDP bodies'],
            ['`503`', 'Host overloaded or in maintenance', 'Check failover, then System Status'],
          ],
        },
        {
          kind: 'text',
          text: 'Good signalling and no sound is nearly always NAT: look for a private address in the `c=` line of your SDP. Sound one way only: media ports closed in one direction.',
        },
      ],
    },
    {
      id: 'first-week',
      title: 'Watch the first week',
      blocks: [
        {
          kind: 'text',
          text: 'Complaints arrive late and without times. These four figures, read every day from the call records, arrive early:',
        },
        {
          kind: 'list',
          items: [
            '**post-dial delay**, from dialling to ringing: under 3 seconds for nine calls in ten,',
            '**calls shorter than 10 seconds**: a rise means that people hear nothing and hang up,',
            '**loss and jitter** from the RTCP reports, by site: one bad site is a line, all sites are a router,',
            '**calls at once**, the highest value: at 80% of the channel limit, ask for more.',
          ],
        },
      ],
    },
    {
      id: 'rollback',
      title: 'Keep a way back',
      blocks: [
        {
          kind: 'text',
          text: 'Move one department, wait a working day, then move the rest. Save the old PBX configuration, leave the old route in place with a lower preference, and agree beforehand what makes you return: more than one failed call in fifty, or any failed emergency test. Going back is then one change of preference, not a repair.',
        },
        {
          kind: 'note',
          text: 'Keep the old line until a full working week has passed without a ticket, and until every number has been ported. Ending it early can release its numbers.',
        },
      ],
    },
  ],
  related: [
    '/articles/network-optimization',
    '/articles/call-analytics',
    '/articles/hipaa-compliance',
    '/articles/business-continuity',
  ],
  offer: { title: 'Try it with a test trunk', text: 'The trial includes a trunk. No credit card.' },
};
