import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type NetworkDrawing = 'jitter';

const measurements = `# Ten minutes to the signalling host, one packet a second
mtr --report --report-wide --report-cycles 600 sip1.trunk.example

# Twenty G.711 calls to your own test server, marked EF
iperf3 -c test.example -u -b 1376k -l 172 --dscp ef -t 300
# The same in the other direction
iperf3 -c test.example -u -b 1376k -l 172 --dscp ef -t 300 -R`;

const marking = `# nftables: mark what phones and apps left unmarked, on its way out
define media = { 192.0.2.64/26, 198.51.100.64/26 }
define hosts = { 192.0.2.10, 198.51.100.10 }
table inet voice {
  chain mark {
    type filter hook postrouting priority mangle;
    ip daddr $media udp dport 16384-32767 ip dscp set ef
    ip daddr $hosts tcp dport 5061 ip dscp set cs3
  }
}`;

const linuxQueue = `# 50 Mbps up, shaped to 47: voice, video, the rest, background
tc qdisc replace dev wan0 root cake bandwidth 47mbit diffserv4 nat
# 200 Mbps down, shaped on a mirror device
ip link add ifb0 type ifb && ip link set ifb0 up
tc qdisc add dev wan0 handle ffff: ingress
tc filter add dev wan0 parent ffff: matchall \\
  action mirred egress redirect dev ifb0
tc qdisc replace dev ifb0 root cake bandwidth 185mbit besteffort nat`;

const ciscoQueue = `class-map match-any VOICE
 match dscp ef
class-map match-any SIGNALLING
 match dscp cs3
policy-map QUEUE
 class VOICE
  priority percent 25
 class SIGNALLING
  bandwidth percent 5
 class class-default
  fair-queue
policy-map WAN-OUT
 class class-default
  shape average 47000000
  service-policy QUEUE
interface GigabitEthernet0/0/0
 service-policy output WAN-OUT`;

export const article: Article<NetworkDrawing> = {
  path: '/articles/network-optimization',
  lead: 'Measure a network the way a call feels it, give voice the right of way, and find the one hop that spoils it.',
  description:
    'Tune a network for voice: latency under 100 ms, jitter, loss, MOS and R-factor, DSCP 46 and Wi-Fi mapping, queues and shaping with configuration, jitter buffers, fault table.',
  keywords: ['VoIP network optimization', 'jitter buffer', 'QoS DSCP EF', 'MOS R-factor', 'voice over Wi-Fi'],
  audience: 'For network engineers',
  updated: '2025-01-09',
  sections: [
    {
      id: 'figures',
      title: 'What a call asks of a network',
      blocks: [
        {
          kind: 'text',
          text: 'A download waits for a missing packet. A call cannot: a packet that comes too late is as lost as one that never came. Speed tests therefore say little about calls. Four figures say nearly all of it.',
        },
        { kind: 'drawing', drawing: 'jitter' },
        {
          kind: 'table',
          label: 'Targets for a voice network',
          head: ['Figure', 'Target', 'Act at', 'What people hear'],
          rows: [
            ['Latency to the host', 'under 100 ms', '150 ms', 'They talk at the same time'],
            ['Jitter', 'under 30 ms', '50 ms', 'Syllables missing, sound gurgles'],
            ['Loss', 'under 1%', '1% for a minute', 'Clicks, then holes'],
            ['Loss in a row', '1 or 2 packets', '3 packets', 'A word is gone'],
          ],
        },
        {
          kind: 'text',
          text: 'The last line matters more than its place suggests. Phones hide one lost packet by stretching the sound before it; three, 60 ms, they cannot hide. Half a percent of loss in bursts sounds worse than two percent spread evenly.',
        },
      ],
    },
    {
      id: 'budget',
      title: 'Spend the delay budget',
      blocks: [
        {
          kind: 'text',
          text: 'People notice delay from about 150 ms between mouth and ear (ITU-T G.114), and no conversation works well above 400. The network is only one of the spenders. `ping` reports both directions, so halve it.',
        },
        {
          kind: 'table',
          label: 'Delay from mouth to ear',
          head: ['Where', 'Typical', 'What changes it'],
          rows: [
            ['Filling a packet', '20 ms', 'Packet time; G.729 looks 5 ms further ahead'],
            ['Wi-Fi', '2–10 ms', 'Busy channel: 50 ms and more'],
            ['Access line and transit', '10–50 ms', 'Distance: light in fibre needs 5 ms per 1,000 km'],
            ['Full modem queue', '0–300 ms', 'Shaping, see below'],
            ['Jitter buffer', '40–60 ms', 'Jitter'],
            ['Mobile at the other end', '60–100 ms', 'Nothing you own'],
          ],
        },
        {
          kind: 'text',
          text: 'A quiet office line adds up to about 150 ms towards a mobile: 20 to fill the packet, 20 on the line, 40 in the buffer, 70 in the mobile network. A full modem queue doubles that. Two of the lines are yours to win: that queue and, because it grows with jitter, the buffer.',
        },
      ],
    },
    {
      id: 'measure',
      title: 'Measure before you change anything',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Measure from a cable in the voice network, then from Wi-Fi at the worst desk. The difference is your own.',
            'Measure both directions. Most lines are fine down and full up.',
            'Measure for a week, and note the busiest hour. An average over a day hides the ten minutes in which backups run.',
            'Measure with load: start an upload and watch `ping`. If it climbs from 15 to 200 ms, the queue is the problem, not the line.',
          ],
        },
        { kind: 'code', label: 'Network measurements', code: measurements },
        {
          kind: 'text',
          text: 'In `iperf3` read jitter and lost datagrams, not throughput. In `mtr` read from the bottom: loss counts only if it continues to the last hop. A router in the middle that shows 40% and is followed by hops without loss merely declines to answer probes.',
        },
        {
          kind: 'text',
          text: 'Real calls are the better probe. Phones and apps report loss, jitter and round trip in RTCP every few seconds; with extended reports (RTCP XR) they add burst lengths and how much the buffer discarded. Sort those reports by site and hour.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Read MOS and R-factor',
      blocks: [
        {
          kind: 'text',
          text: 'The R-factor (ITU-T G.107) starts at 93.2 and loses points for delay, loss and codec. MOS is the same on a scale from 1 to 5. Both are computed from network figures: nobody has listened, and echo or a poor headset goes unseen.',
        },
        {
          kind: 'table',
          label: 'R-factor, MOS and callers',
          head: ['R-factor', 'MOS', 'Callers are', 'Example'],
          rows: [
            ['90 and more', '4.3', 'very satisfied', 'G.711, 60 ms delay, no loss'],
            ['80', '4.0', 'satisfied', 'G.729 on a good line'],
            ['70', '3.6', 'partly dissatisfied', 'G.729 with 3% loss'],
            ['60', '3.1', 'often dissatisfied', 'G.711 with 3% loss and 300 ms delay'],
            ['50', '2.6', 'ready to hang up', 'G.729 with 3% loss and 300 ms delay'],
          ],
        },
        {
          kind: 'text',
          text: 'Set an alarm at MOS 3.6 for a single site over five minutes. A fleet average never falls that far, even when one office cannot work. Narrowband codecs end at 4.4, so a report that promises 4.8 uses another scale.',
        },
      ],
    },
    {
      id: 'size',
      title: 'Size the line',
      blocks: [
        {
          kind: 'text',
          text: 'Plan with about 100 Kbps per call in each direction. This is where it comes from, at 50 packets a second:',
        },
        {
          kind: 'table',
          label: 'Bytes and bandwidth by codec, 20 ms packets',
          head: ['Layer', 'G.711, G.722', 'G.729'],
          rows: [
            ['Voice (160 or 20 bytes)', '64 Kbps', '8 Kbps'],
            ['+ RTP, UDP, IPv4 (40 bytes)', '80 Kbps', '24 Kbps'],
            ['+ SRTP tag (10 bytes)', '84 Kbps', '28 Kbps'],
            ['+ Ethernet with VLAN, preamble and gap (42 bytes)', '101 Kbps', '45 Kbps'],
            ['In an IPsec tunnel, before Ethernet', 'about 106 Kbps', 'about 50 Kbps'],
          ],
        },
        {
          kind: 'text',
          text: 'Example: 60 people, one in five on the phone at the worst moment, are 12 calls, 1.2 Mbps up and down. Keep voice below a third of the upload, so a 4 Mbps upload would do for calls alone; meetings, at 2 to 4 Mbps for each person on camera, are what fills the line. Moving to G.729 saves half the bandwidth and costs about ten points of R. Buy bandwidth first.',
        },
      ],
    },
    {
      id: 'mark',
      title: 'Mark the packets',
      blocks: [
        {
          kind: 'table',
          label: 'Marks and queues',
          head: ['Traffic', 'DSCP', 'Wired queue', 'Wi-Fi category'],
          rows: [
            ['Voice media', 'EF, 46', 'Strict priority, capped', 'Voice (UP 6)'],
            ['Video media', 'AF41, 34', 'Guaranteed share', 'Video (UP 4 or 5)'],
            ['Signalling', 'CS3, 24', 'Guaranteed 5%', 'Best effort or video'],
            ['Everything else', '0', 'Fair sharing', 'Best effort'],
            ['Backups, updates', 'CS1, 8', 'What is left', 'Background'],
          ],
        },
        {
          kind: 'text',
          text: 'Trust marks from phones, because LLDP-MED puts them into the voice VLAN, and rewrite marks from PCs, or a file transfer marks itself EF. For apps on Windows, set the mark by group policy (policy-based QoS), by program and port range; without it Windows sends 0. Where nothing marks, mark at the router by address:',
        },
        { kind: 'code', label: 'Marking with nftables', code: marking },
        {
          kind: 'text',
          text: 'Then prove it with a capture on the provider side of the router: `tcpdump -v` shows the whole byte, so EF reads `tos 0xb8`, AF41 `0x88` and CS3 `0x60`. Check a call from a desk phone, from the app on a PC and from the app on Wi-Fi; one of the three usually arrives as `0x0`. Check the way back at the phone too. What comes in unmarked can be marked again at your edge, by the same addresses, so that the access point sends it in the voice category.',
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Check the Wi-Fi mapping.** Many access points use only the first three bits of the mark. EF becomes 5, which is the video category. Choose the mapping of RFC 8325, or map DSCP 46 to UP 6 by hand.',
        },
      ],
    },
    {
      id: 'queue',
      title: 'Queue and shape',
      blocks: [
        {
          kind: 'text',
          text: 'A mark does nothing where no queue reads it, and a queue does nothing until it fills. So make the queue fill in your router instead of in the modem: shape uploads to 90–95% of the rate that you measured, not the one you pay for. Cap the priority queue at 25–33% of the link; without a cap a wrong mark starves all else, with too low a cap the excess calls lose packets. On a Linux router:',
        },
        { kind: 'code', label: 'Shaping with CAKE on Linux', code: linuxQueue },
        {
          kind: 'text',
          text: 'On Cisco IOS XE, with voice at 25% of 47 Mbps, enough for 115 calls:',
        },
        { kind: 'code', label: 'Priority queue on Cisco IOS XE', code: ciscoQueue },
        {
          kind: 'text',
          text: 'The download queue stands at the provider. You can only keep it short by shaping a little below its rate, as the mirror device above does, or by buying a line whose provider honours marks. Over the public internet assume that none survive.',
        },
        {
          kind: 'text',
          text: 'Load the line again and repeat the measurement. Good is: `ping` rises by less than 10 ms, and twenty test calls lose nothing.',
        },
      ],
    },
    {
      id: 'wifi',
      title: 'Prepare the Wi-Fi',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Signal.** −67 dBm or better where people talk, 25 dB above noise, from two access points, so that a walking caller always has a next one.',
            '**Band.** 5 or 6 GHz for voice. Channels 20 or 40 MHz wide: more channels help more than wide ones.',
            '**Load.** Below 50% channel use. Switch off rates under 12 Mbps; slow devices take air time from all.',
            '**Roaming.** 802.11k, v and r on. With r a hand-over takes under 50 ms, with a full RADIUS sign-in half a second or more.',
            '**Queues.** WMM on; call admission control if the maker offers it, at about 15 calls per radio.',
          ],
        },
        {
          kind: 'text',
          text: 'Test by walking the longest corridor on a call. If the sound breaks at the same door each time, move an access point; do not raise the power, because the phone cannot raise its own.',
        },
      ],
    },
    {
      id: 'cables',
      title: 'Clean up the wired side',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Errors.** Read the counters of every uplink. CRC errors are a cable; late collisions are a duplex mismatch, usually a port fixed to full against one on auto. Both should stand still.',
            '**Voice VLAN.** Assigned by LLDP-MED, with broadcast kept away from phones.',
            '**Inspection.** Exempt media from deep inspection, and switch off SIP ALG.',
            '**VPN.** SRTP is encrypted already. Send voice outside the tunnel (split tunnel); through a distant gateway it pays twice for distance.',
            '**Two lines.** Balance by flow, never by packet: packets on two paths arrive out of order, which is jitter by design. An SD-WAN may steer a call to the better line when loss passes 1%.',
          ],
        },
      ],
    },
    {
      id: 'buffer',
      title: 'Set the jitter buffer last',
      blocks: [
        {
          kind: 'text',
          text: 'The buffer in the receiver holds packets back and plays them evenly. It turns jitter into delay: what it waits for is heard later, what arrives after its wait is dropped. Start with an adaptive buffer, 20 ms at least, 120 at most. Fix it at twice the measured jitter, usually 60 ms, for fax and card terminals, because a buffer that changes its length breaks a modem tone.',
        },
        {
          kind: 'text',
          text: 'A larger buffer is a bandage. If you need more than 100 ms, go back to the queue.',
        },
      ],
    },
    {
      id: 'faults',
      title: 'From symptom to cause',
      blocks: [
        {
          kind: 'table',
          label: 'Symptoms, likely causes and proofs',
          head: ['Symptom', 'Likely cause', 'Proof'],
          rows: [
            [
              'Others hear you badly, you hear them well',
              'Upload queue',
              '`ping` under upload; loss in their RTCP report',
            ],
            ['Bad at the same minute each hour', 'Backup or sync', 'Traffic graph; give it CS1 and a limit'],
            ['One desk only', 'Cable, port, headset', 'Swap with the neighbour'],
            ['One floor only', 'Uplink or access point', 'Error counters, channel use'],
            ['All sites at once', 'Host or transit', '`mtr` from two providers, then [System Status](/system-status)'],
            ['Sound one way, or none', 'NAT or firewall', 'Not quality: check ports and SIP ALG'],
            [
              'Echo of your own voice',
              'Their speaker into their microphone',
              'Change their handset; delay makes it audible',
            ],
            ['Only to mobiles', 'Mobile network', 'Call a fixed line at the same minute'],
          ],
        },
        {
          kind: 'text',
          text: 'When the table does not settle it, capture at both ends of the suspected piece, at the same time, and compare sequence numbers. A packet that enters and does not leave names the culprit.',
        },
      ],
    },
    {
      id: 'keep',
      title: 'Keep it that way',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every day: loss, jitter and MOS per site from the call reports, worst hour first.',
            'Every month: queue drops in the priority class. Any drop means the cap is too low or a mark is wrong.',
            'After each change of line, router or access point: the load test, with the result filed beside the last one.',
            'At 70% of the upload in the busy hour: order more.',
          ],
        },
        {
          kind: 'note',
          text: 'Some things stay out of reach: a caller on a train, a hotel network, congestion between two carriers. Know your own figures well enough to say so within ten minutes.',
        },
      ],
    },
  ],
  related: [
    '/articles/sip-trunking-configuration',
    '/articles/multi-site-deployment',
    '/articles/call-analytics',
    '/articles/business-continuity',
  ],
  offer: { title: 'Hear the difference on your own line', text: 'Make test calls with the trial. No credit card.' },
};
