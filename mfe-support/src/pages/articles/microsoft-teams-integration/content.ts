import { contactPath } from '@site/contracts';
import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type TeamsDrawing = 'directories';

const compare = `# People who may call from Teams
Connect-MicrosoftTeams
$teams = Get-CsOnlineUser |
  Where-Object FeatureTypes -contains 'PhoneSystem'

# users.csv has the columns name, email, number
$ours = Import-Csv users.csv

# Each of these lists should be empty
$ours | Where-Object email -notin $teams.UserPrincipalName
$ours | Where-Object number -notmatch '^\\+[1-9]\\d{6,14}$'
$ours | Group-Object number | Where-Object Count -gt 1`;

const routes = `Set-CsOnlinePstnUsage -Identity Global -Usage @{
  Add = 'National', 'International'
}

$national = @{
  Identity              = 'National'
  Priority              = 1
  NumberPattern         = '^\\+44\\d{9,10}$'
  OnlinePstnGatewayList = 'you.sbc1.example', 'you.sbc2.example'
  OnlinePstnUsages      = 'National'
}
New-CsOnlineVoiceRoute @national

$international = @{
  Identity              = 'International'
  Priority              = 2
  NumberPattern         = '^\\+[1-9]\\d{6,14}$'
  OnlinePstnGatewayList = 'you.sbc1.example', 'you.sbc2.example'
  OnlinePstnUsages      = 'International'
}
New-CsOnlineVoiceRoute @international

New-CsOnlineVoiceRoutingPolicy 'Calls within the country' \`
  -OnlinePstnUsages 'National'
New-CsOnlineVoiceRoutingPolicy 'Calls worldwide' \`
  -OnlinePstnUsages 'National', 'International'`;

const assign = `# pilot.csv has the columns email, number
Import-Csv pilot.csv | ForEach-Object {
  $person = @{ Identity = $_.email }
  Set-CsPhoneNumberAssignment @person \`
    -PhoneNumber $_.number -PhoneNumberType DirectRouting
  Grant-CsOnlineVoiceRoutingPolicy @person \`
    -PolicyName 'Calls within the country'
}

# Read it back
Import-Csv pilot.csv | ForEach-Object { Get-CsOnlineUser $_.email } |
  Format-Table UserPrincipalName, LineUri, EnterpriseVoiceEnabled,
    OnlineVoiceRoutingPolicy, TeamsUpgradeEffectiveMode`;

const dialling = `# 020 7946 0128 becomes +442079460128
$national = New-CsVoiceNormalizationRule -Parent Global -InMemory \`
  -Name 'National' -Pattern '^0(\\d{9,10})$' -Translation '+44$1'

# 204 becomes +442079460204
$short = New-CsVoiceNormalizationRule -Parent Global -InMemory \`
  -Name 'Short' -Pattern '^([2-8]\\d{2})$' -Translation '+442079460$1'

Set-CsTenantDialPlan -Identity Global \`
  -NormalizationRules @{ Add = $national, $short }`;

const emergency = `Set-CsOnlinePstnUsage -Identity Global -Usage @{
  Add = 'Emergency'
}
New-CsOnlineVoiceRoute -Identity 'Emergency' -Priority 0 \`
  -NumberPattern '^\\+?(999|112)$' \`
  -OnlinePstnGatewayList 'you.sbc1.example', 'you.sbc2.example' \`
  -OnlinePstnUsages 'Emergency'

$number = New-CsTeamsEmergencyNumber -EmergencyDialString 999 \`
  -EmergencyDialMask 112 -OnlinePSTNUsage 'Emergency'
New-CsTeamsEmergencyCallRoutingPolicy -Identity 'UK' \`
  -EmergencyNumbers @{ Add = $number }
Grant-CsTeamsEmergencyCallRoutingPolicy -Global -PolicyName 'UK'`;

export const article: Article<TeamsDrawing> = {
  path: '/articles/microsoft-teams-integration',
  lead: 'Call from Teams with your own numbers. Two directories, one key between them, and a day of work for the first ten people.',
  description:
    'Connect Microsoft Teams to your numbers with Direct Routing: licences, matching users, domain, voice routes, PowerShell, emergency calls, tests and error codes.',
  keywords: [
    'Microsoft Teams calling',
    'Direct Routing',
    'Operator Connect',
    'voice routing policy',
    'Teams PowerShell',
    'Teams SBC',
  ],
  audience: 'For Microsoft 365 and voice administrators',
  updated: '2025-01-16',
  sections: [
    {
      id: 'meeting-point',
      title: 'Two directories, one number',
      blocks: [
        {
          kind: 'text',
          text: 'Microsoft Entra ID knows who somebody is: name, sign-in, licence, group. Your phone system here knows how they are reached: number, caller ID, business hours, queue. Neither copies the other. They meet in one value, the phone number in E.164 format, and everything in this article is about writing that value the same way on both sides.',
        },
        { kind: 'drawing', drawing: 'directories' },
        {
          kind: 'text',
          text: 'Decide first where each thing lives. What is set up twice will differ within a month.',
        },
        {
          kind: 'table',
          label: 'Where each thing is set up',
          head: ['Thing', 'In Teams', 'Here'],
          rows: [
            ['Sign-in, licence, group', 'Yes', 'Comes with single sign-on'],
            ['Number, porting, caller ID', 'Assigned to a person', 'Owned, ported, shown to others'],
            ['Voicemail of a person', 'Yes, in the mailbox', 'Only for people without Teams'],
            ['Main number, queues, business hours', 'No', 'Yes'],
            ['Which countries may be called', 'Voice routing policy', 'Limit of the trunk, as a second lock'],
            ['Desk phones, door phones, fax', 'No', 'Yes'],
          ],
        },
      ],
    },
    {
      id: 'ways',
      title: 'Choose the way in',
      blocks: [
        { kind: 'text', text: 'Microsoft offers three ways to give Teams a phone number.' },
        {
          kind: 'table',
          label: 'Calling Plan, Operator Connect and Direct Routing',
          head: ['Way', 'Who carries the calls', 'Choose it when'],
          rows: [
            ['Calling Plan', 'Microsoft', 'Everybody uses Teams only, in a country it is sold in'],
            [
              'Operator Connect',
              'An operator from Microsoft’s list',
              'You want numbers from the admin center, no routing of your own',
            ],
            [
              'Direct Routing',
              'Any provider, through a session border controller (SBC)',
              'Teams shares numbers with queues, desk phones and other systems',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'This article sets up Direct Routing, because there one number block can serve Teams and everything else, and you decide how. The SBC can be ours: then you add two host names to your tenant and no hardware. It can be yours, if you run one already; the section on [your own SBC](#own-sbc) lists what Microsoft asks of it.',
        },
      ],
    },
    {
      id: 'before',
      title: 'Before you start',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Licence.** Each caller needs Teams and Teams Phone Standard, an add-on that Microsoft 365 E5 includes. A Calling Plan is not needed. Dial-in numbers for meetings are Microsoft’s Audio Conferencing, a separate licence.',
            '**Roles.** A Domain Name Administrator adds the domains, once. Everything after that needs only the Teams Administrator. Here you need an administrator.',
            '**PowerShell.** `Install-Module MicrosoftTeams`. The admin center can do most of it, but a script can be read back and repeated.',
            '**Network.** Teams sends voice to Microsoft over UDP 3478 to 3481. Open these outwards; over TCP 443 calls work, badly. Plan about 100 Kbps per call.',
            '**Numbers.** They are active here and ring somewhere. Porting and Teams in the same week is two possible causes for every fault.',
          ],
        },
      ],
    },
    {
      id: 'match',
      title: 'Match the directories',
      blocks: [
        {
          kind: 'text',
          text: 'People match by sign-in name, numbers by E.164. Most mismatches are old: a married name in one system, an extension where a number should be, one number on two people. Find them before Teams does, with the file that you use for importing users:',
        },
        { kind: 'code', label: 'Comparing both directories', code: compare },
        {
          kind: 'text',
          text: 'Teams finds the called person by number, so a number may belong to one account only. People who share a number get an extension behind it, `+442079460128;ext=204`, and the invitation must carry it. Numbers that nobody owns, such as the main number, stay here and reach people through a queue.',
        },
      ],
    },
    {
      id: 'connect',
      title: 'Connect the tenant',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open **Integrations, Microsoft Teams** and choose **Connect**. The page shows two host names of your own, here `you.sbc1.example` and `you.sbc2.example`.',
            'In the Microsoft 365 admin center, add both as domains. Choose verification by TXT record and copy each value into the page here; we publish it, since the names are ours.',
            'Verify, and clear every service on the last page of the wizard. The domains are for routing, not for mail.',
            'Create one user per domain, `check@you.sbc1.example`, with a licence that includes Teams. Microsoft activates a domain only once somebody lives in it.',
            'Wait. Activation takes up to 24 hours. When the page says **Connected**, block the sign-in of both users and keep them.',
          ],
        },
        {
          kind: 'note',
          text: 'A domain like `you.onmicrosoft.com` cannot be used, and a host name is accepted only when exactly this domain is verified in your tenant.',
        },
      ],
    },
    {
      id: 'routes',
      title: 'Write the routes',
      blocks: [
        {
          kind: 'text',
          text: "A call passes four objects: the person’s **policy** names **usages**, a usage contains **routes**, and a route joins a number pattern to **gateways**. Read it backwards when a call fails. Try a pattern before you trust it: `'+442079460128' -match '^\\+44\\d{9,10}$'` must say True.",
        },
        { kind: 'code', label: 'Voice routes and policies', code: routes },
        {
          kind: 'text',
          text: 'Gateways within a route are tried in random order, which spreads the load over both of our hosts. If one answers 408, 503 or 504, or nothing for ten seconds, Teams tries the other. Do not touch the Global policy: everybody inherits it, also people on a Calling Plan, whose calls would then leave through your trunk.',
        },
      ],
    },
    {
      id: 'people',
      title: 'Assign ten people first',
      blocks: [
        {
          kind: 'text',
          text: 'Take a pilot across departments and devices, with at least one mobile, one headset and one person who works from home.',
        },
        { kind: 'code', label: 'Assigning numbers and policies', code: assign },
        {
          kind: 'text',
          text: 'Expect `TeamsOnly` in the last column; in any other mode, calls look for Skype for Business. Policies reach the clients within minutes or within hours. Sign out and in before you open a ticket.',
        },
        {
          kind: 'text',
          text: 'Then teach Teams your habits. People dial the way they always have, and only E.164 finds a route. Add one rule for the national format and one for the short numbers that desk phones here have, or colleagues in Teams cannot reach them. No short number may begin with 1 or 9 here: a pattern that takes in 112 or 999 sends a cry for help to an extension.',
        },
        { kind: 'code', label: 'National and short dialling', code: dialling },
      ],
    },
    {
      id: 'caller-id',
      title: 'Show the right number, block the wrong calls',
      blocks: [
        {
          kind: 'text',
          text: 'Leave the caller ID policy of Teams at its default, so that Teams sends the number of the person, and decide here what others see. The outbound number of the user wins over that of the site; a sales team can show the main number while each member keeps a direct one. Check it with a call to a mobile of another network.',
        },
        {
          kind: 'text',
          text: 'Use two locks against fraud. The routing policy decides which countries a person may call; the limit of the trunk, countries and amount per day, decides what the whole company may spend. A stolen Teams password passes the first lock and stops at the second.',
        },
      ],
    },
    {
      id: 'emergency',
      title: 'Route emergency calls on purpose',
      blocks: [
        {
          kind: 'text',
          text: 'Emergency numbers are not E.164, so the routes above do not match them. Without a policy of their own, a call to 999 fails. Write the route, then one routing policy per country. With people in several countries, grant it to a person or a network site instead of to everybody.',
        },
        { kind: 'code', label: 'Emergency calls in the United Kingdom', code: emergency },
        {
          kind: 'text',
          text: 'The address that the operator sees is the one registered here for the calling number. That is right at a desk and wrong at home. In the United States and Canada, Teams can send the current location along, which must be agreed with us before you switch it on; elsewhere, tell people who work from home to use a mobile.',
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Test with the test number of your country, or by appointment.** Do it again after every change of a route.',
        },
      ],
    },
    {
      id: 'queues',
      title: 'Let queues and Teams get along',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Ring shorter than voicemail.** Teams sends an unanswered call to voicemail after 20 seconds unless the person changed it. A queue that rings members for 25 is answered by a mailbox. Ring for 15.',
            '**Choose one place to forward.** A rule here that forwards to Teams and a rule in Teams that forwards here make a loop. Forward in Teams, and nowhere else.',
            '**Do not use presence to distribute calls.** Teams does not tell us who is in a meeting. Let members sign in and out of the queue.',
            '**Record on one side.** Calls through our queues are recorded here, when you switch it on. Direct calls to a person in Teams follow the recording policy there.',
            '**Keep shared phones here.** A lobby or warehouse phone in Teams needs a licence for shared devices and a sign-in that somebody must renew. As a SIP phone here it needs neither, and Teams users still reach it by its number.',
            '**Name the fallback.** Set where a number rings when Teams cannot be reached: our app, a queue or a mobile. Without it, an outage at Microsoft is yours.',
          ],
        },
      ],
    },
    {
      id: 'own-sbc',
      title: 'If you bring your own SBC',
      blocks: [
        {
          kind: 'text',
          text: 'Connect it to us as described in [SIP trunking configuration](/articles/sip-trunking-configuration), and to Microsoft with these values:',
        },
        {
          kind: 'table',
          label: 'What Microsoft expects of an SBC',
          head: ['What', 'Value'],
          rows: [
            ['Product', 'From the list that Microsoft certifies; others get no support'],
            ['Name', 'In a verified domain of your tenant, and in `Contact`, never an address'],
            ['Certificate', 'Public authority in Microsoft’s root programme; the name as CN or SAN'],
            ['Signalling', 'TLS 1.2 or newer, to TCP 5061'],
            ['Hosts, in this order', '`sip`, `sip2` and `sip3.pstnhub.microsoft.com`'],
            ['Media', 'SRTP; UDP 3478–3481 and 49152–53247 at Microsoft; two ports per call at yours'],
            ['Codecs', 'SILK, G.722, G.711, G.729; offer G.722 and G.711 to us'],
            ['Keep-alive', '`OPTIONS` every minute; after five silent minutes Teams tries the trunk last'],
          ],
        },
        {
          kind: 'text',
          text: 'Allow whole published address ranges, not the addresses that the names resolve to today. Media bypass sends voice directly between client and SBC; leave it off until calls work, then measure whether it shortens the way.',
        },
      ],
    },
    {
      id: 'test',
      title: 'Test from both sides',
      blocks: [
        {
          kind: 'table',
          label: 'Test calls and expected results',
          head: ['Test', 'Expected'],
          rows: [
            ['Teams to a mobile', 'Rings in under 3 seconds and shows the person’s number'],
            ['Mobile to Teams, client closed', 'The mobile app rings; after 20 seconds voicemail answers'],
            ['Teams to a desk phone here', 'Short dialling works, the name is shown'],
            ['Queue to a member in Teams', 'Rings 15 seconds, then the next member'],
            ['Forward from Teams to a mobile', 'The original caller is shown, or your number where law demands it'],
            ['Add a third person to a call', 'All three hear each other'],
            ['A country outside the policy', 'Refused at once, by Teams'],
            ['The same country from a phone here', 'Refused at once, by the trunk'],
            ['One host switched off', 'The next call rings within 10 seconds'],
          ],
        },
      ],
    },
    {
      id: 'faults',
      title: 'Find faults by their side',
      blocks: [
        {
          kind: 'text',
          text: 'The Teams admin center lists every call with its final SIP code and Microsoft’s own code: **Analytics & reports, Usage reports**, PSTN usage, tab Direct Routing. If the Microsoft code starts with 560, the SBC gave the answer: look in the call log here. Any other code was decided at Microsoft.',
        },
        {
          kind: 'table',
          label: 'Symptoms, causes and remedies',
          head: ['Symptom', 'Usual cause', 'Do this'],
          rows: [
            ['No dial pad', 'Licence, number or routing policy missing', 'Read the person back with the script above'],
            ['Outgoing call fails at once', 'No route matches the number', 'Check that it begins with a plus'],
            ['Incoming gives `404`', 'Number not in Teams, or without the plus', 'Compare `LineUri`, digit by digit'],
            ['`488`', 'SRTP missing or no common codec', 'SRTP required, G.711 offered'],
            ['Calls end after some seconds of silence', 'UDP 3478–3481 closed', 'Open it and test from the same desk'],
            [
              'One host never used',
              'Certificate expired, or its domain not activated',
              'Health page under **Voice, Direct Routing**',
            ],
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Know what does not cross',
      blocks: [
        {
          kind: 'list',
          items: [
            'Chat, presence and meetings stay in Teams; messages and queues stay here. The number is the bridge, and only calls pass it.',
            'Text messages to the number do not appear in Teams.',
            `Some countries restrict where a Teams call may enter the phone network. India, for one, asks for location-based routing. [Ask us](${contactPath('integrations')}) before you assign numbers in a new country.`,
            'Two systems mean two places to remove people. Put “release the number in Teams, then here” on the leaver’s list, or the next owner inherits a stranger’s calls.',
          ],
        },
      ],
    },
    {
      id: 'roll-out',
      title: 'Roll out in waves',
      blocks: [
        {
          kind: 'table',
          label: 'Plan for the first two weeks',
          head: ['Day', 'Work', 'Done when'],
          rows: [
            ['1', 'Compare the directories, add the domains', 'Three empty lists'],
            ['2', 'Routes, dialling, emergency policy', 'A test call leaves through each host'],
            ['3', 'Assign ten people, run all tests', 'No test is open'],
            ['4 to 8', 'Pilot; read failed calls every evening', 'Two days without a new fault'],
            ['9 and 10', 'First department, at its quietest hour', 'The department stops asking'],
          ],
        },
        {
          kind: 'text',
          text: 'After the pilot, go on by department, never more than the service desk can sit next to: 25 people a day is a good pace. To go back, remove the number from the person in Teams and point it at the phone here. It takes one command and a minute per person, and needs no porting, since the number never left.',
        },
      ],
    },
  ],
  related: [
    '/articles/sip-trunking-configuration',
    '/articles/ucaas-migration-guide',
    '/articles/call-analytics',
    '/articles/business-continuity',
  ],
  offer: { title: 'Make the first call from Teams', text: 'Connect a trial and assign one number. No credit card.' },
};
