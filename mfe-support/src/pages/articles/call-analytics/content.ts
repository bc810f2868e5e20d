import type { Article } from '../../../articles/article.ts';

/** Names of the drawings of this article. */
export type AnalyticsDrawing = 'day';

const records = `-- PostgreSQL 14: median calls per weekday and half-hour
WITH calls AS (       -- one row per call, not per leg
  SELECT call_id, min(started_at) AS started
  FROM call_legs GROUP BY call_id
), counts AS (
  SELECT date_bin('30 minutes', started, '2025-01-01') AS slot,
         count(*) AS calls
  FROM calls GROUP BY slot
)
SELECT extract(isodow FROM slot) AS weekday,
       slot::time AS half_hour,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY calls) AS median
FROM counts GROUP BY weekday, half_hour
ORDER BY weekday, half_hour;`;

const formula = `from math import exp

def wait_probability(agents, load):
    blocked = 1.0
    for n in range(1, agents + 1):
        blocked = load * blocked / (n + load * blocked)
    return blocked / (1 - load / agents * (1 - blocked))

def service_level(agents, calls, handling, seconds=20, interval=1800):
    load = calls / interval * handling
    if agents <= load:
        return 0.0
    return 1 - wait_probability(agents, load) * exp(
        -(agents - load) * seconds / handling)

# 50 calls in half an hour, 240 seconds each
for agents in range(8, 12):
    print(agents, round(service_level(agents, 50, 240), 3))`;

export const article: Article<AnalyticsDrawing> = {
  path: '/articles/call-analytics',
  lead: 'Turn a day of call records into three decisions: how many people answer, at which hours, and which route or menu to repair.',
  description:
    'Read call reports: service level, abandonment, handling time, occupancy, ASR, ACD and PDD, and staff a queue by half-hour with the Erlang C formula, worked through.',
  keywords: ['call analytics', 'Erlang C', 'service level', 'queue staffing', 'ASR ACD PDD'],
  audience: 'For team leads and administrators',
  updated: '2025-01-15',
  sections: [
    {
      id: 'decisions',
      title: 'Start from the decision',
      blocks: [
        {
          kind: 'text',
          text: 'The dune is a Tuesday in a queue that is open from 8:00 to 18:00: 570 calls, 240 seconds each. The line above it is what the people on shift can take. This article works through that day, from the records to the roster.',
        },
        { kind: 'drawing', drawing: 'day' },
        {
          kind: 'text',
          text: 'A report that changes nothing is decoration. Before you open one, write down what you would do if the figure were bad. These are the questions that calls can answer:',
        },
        {
          kind: 'table',
          label: 'Questions, figures and decisions',
          head: ['Question', 'Figure', 'What it decides'],
          rows: [
            ['Do callers wait too long?', 'Service level by half-hour', 'Shifts and breaks'],
            ['Do they give up?', 'Abandoned calls, with the time waited', 'Queue length, callback'],
            ['Is the team worn out?', 'Occupancy', 'One person more or fewer'],
            ['Do they call again?', 'Same caller within seven days', 'The answer itself'],
            ['Do calls get through?', 'ASR, by destination', 'Route, number format'],
          ],
        },
      ],
    },
    {
      id: 'definitions',
      title: 'Agree on the definitions',
      blocks: [
        {
          kind: 'text',
          text: 'Two teams that compare service levels usually compare two formulas. Put these on the first page of every report:',
        },
        {
          kind: 'table',
          label: 'Figures and how they are computed',
          head: ['Figure', 'Computed as', 'Careful'],
          rows: [
            [
              'Service level',
              'Answered within 20 s ÷ (answered + abandoned after 20 s)',
              'Leaving abandoned calls out flatters it',
            ],
            [
              'Abandonment',
              'Abandoned ÷ offered, without those who hang up in the first 5 s',
              'Wrong numbers are not impatience',
            ],
            ['Handling time (AHT)', 'Talk + hold + wrap-up, per answered call', 'Reports often leave out wrap-up'],
            ['Occupancy', 'Handling time ÷ time signed in, without breaks', 'Above 85% for hours, people leave'],
            ['Speed of answer (ASA)', 'Waiting time ÷ answered calls', 'Hides the few who waited very long'],
          ],
        },
        {
          kind: 'note',
          text: '**ACD has two meanings.** In a contact centre it is the automatic call distributor, the queue itself. In a carrier report it is the average call duration.',
        },
        {
          kind: 'text',
          text: 'Count a call once. A transfer creates a second record with the same start; group the records by call before you add anything up, or one annoyed customer who was passed on three times becomes four calls. And prefer percentiles to averages: nine callers answered at once and one after 200 seconds average 20 seconds, which describes none of them.',
        },
      ],
    },
    {
      id: 'day',
      title: 'Draw the day',
      blocks: [
        {
          kind: 'text',
          text: 'Export at least four weeks of records, with advanced analytics as a file or through `GET /api/calls`. Drop public holidays, count the calls offered per half-hour in the time zone of the team, and take the median of each weekday: a median forgives one odd Tuesday, an average does not.',
        },
        { kind: 'code', label: 'Median calls by weekday and half-hour', code: records },
        {
          kind: 'text',
          text: 'Nearly every business gets the profile of the example: a steep morning, a valley at lunch, a lower afternoon. The average half-hour has 28.5 calls. The one from 10:30 has 50, and the average says nothing about it.',
        },
      ],
    },
    {
      id: 'staffing',
      title: 'From calls to people',
      blocks: [
        {
          kind: 'text',
          text: 'Load is measured in erlangs: calls per second times seconds per call, the number of conversations going on at the same time. At 10:30 that is 50 ÷ 1,800 × 240 = 6.67. Seven people could just do the work if callers arrived in a neat row. They arrive at random, so the Erlang C formula asks for more: it gives the probability that somebody must wait, and from it the service level.',
        },
        {
          kind: 'text',
          text: 'With load A and N people, the share answered within t seconds is 1 − P(wait) × e^(−(N − A) × t ÷ AHT). The code needs no library:',
        },
        { kind: 'code', label: 'Erlang C in Python', code: formula },
        {
          kind: 'table',
          label: 'The half-hour from 10:30, by number of people',
          head: ['People', 'Answered within 20 s', 'Average wait', 'Occupancy'],
          rows: [
            ['7', '16%', '620 s', '95%'],
            ['8', '52%', '96 s', '83%'],
            ['9', '74%', '32 s', '74%'],
            ['10', '87%', '13 s', '67%'],
            ['11', '94%', '5 s', '61%'],
          ],
        },
        {
          kind: 'text',
          text: 'Look at the step from seven to eight: one person takes nearly nine minutes off the wait. From ten to eleven, the same person takes off eight seconds. The usual target, 80% within 20 seconds, needs ten here.',
        },
        {
          kind: 'text',
          text: 'Now the whole day. Staffed for the average, the queue gets six people and 60 hours, and from 10:00 to 11:00 it only grows, because 6.67 conversations do not fit into six people. Staffed for the peak, it gets ten people and 100 hours. Staffed by half-hour, every interval meets the target with 65 hours: five more than the plan that fails.',
        },
      ],
    },
    {
      id: 'roster',
      title: 'From people to a roster',
      blocks: [
        {
          kind: 'text',
          text: 'The formula counts people with a headset on. Breaks, training, meetings and sick days, together called shrinkage, take 25 to 35% of paid time in most teams; measure yours. Divide by what is left: ten people at 30% shrinkage are 10 ÷ 0.7 = 14.3, so fifteen on the roster.',
        },
        {
          kind: 'list',
          items: [
            '**Move lunch first.** The valley from 12:00 to 13:30 needs five or six people. That is when breaks cost nothing.',
            '**Merge queues.** Two queues with 25 calls each need six people each. One queue with all 50 needs ten.',
            '**Shorten the call.** Filling in the customer record from the CRM saves 24 seconds; at 10:30, 216 seconds instead of 240 need nine people, not ten.',
            '**Offer a callback** when the wait passes two minutes. It moves load from the peak into the valley.',
          ],
        },
        {
          kind: 'note',
          level: 'warn',
          text: '**Do not plan above 85% occupancy.** The formula will do it for large teams, since 100 people share the random peaks well. The people then get no pause between calls, wrap-up grows, and next month’s handling time eats the saving.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'Know where the formula is wrong',
      blocks: [
        {
          kind: 'list',
          items: [
            'It assumes that nobody hangs up. With impatient callers the true wait is shorter than computed, so near overload read it as a warning, not as a forecast.',
            'It assumes calls that do not know of each other. A mailing at 9:00 or an outage breaks that; plan such hours by hand.',
            'It assumes that everybody can take every call. With skills and languages, compute each group, then simulate.',
            'Below three people it is coarse: one person on a break is a third of the team.',
          ],
        },
        {
          kind: 'text',
          text: 'Compare the forecast with the day after. If the calls were right and the service level was not, the roster was not kept; if the calls were wrong, look for the letter or the invoice run that nobody announced.',
        },
      ],
    },
    {
      id: 'menu',
      title: 'Repair the menu before you hire',
      blocks: [
        {
          kind: 'text',
          text: 'Some of the load is made at home. Three counts from the same records find it:',
        },
        {
          kind: 'list',
          items: [
            '**Transfers within the first minute, by key pressed.** If one caller in four who chose 2 is passed on to the team behind 3, the words of the menu are wrong, not the callers.',
            '**Calls without any key.** They are people who did not find themselves in the list. Send them to a person after one repetition.',
            '**Second calls within a day.** Listen to ten of them. Usually two or three answers, given clearly the first time, explain most.',
          ],
        },
        {
          kind: 'text',
          text: 'In the example, a tenth fewer calls at 10:30, 45 instead of 50, needs nine people. That is what one clear sentence in the menu can be worth.',
        },
      ],
    },
    {
      id: 'carrier',
      title: 'Read the carrier figures',
      blocks: [
        {
          kind: 'text',
          text: 'Queues measure people; these three measure the way to them. Group them by destination and hour, never over everything.',
        },
        {
          kind: 'table',
          label: 'Carrier figures, expected values and meanings',
          head: ['Figure', 'Expect', 'When it moves'],
          rows: [
            [
              'Answer-seizure ratio (ASR): answered ÷ attempted',
              '98% or more; 99.5% on premium termination',
              'One prefix only: a route. Everywhere: your number format or caller ID',
            ],
            ['Average call duration (ACD)', '180 s or more', 'Falls while ASR holds: callers hear nothing and hang up'],
            ['Post-dial delay (PDD)', 'Under 3 s', 'Rises before ASR falls: a route is trying its second choice'],
          ],
        },
        {
          kind: 'text',
          text: 'ASR also falls for reasons that are nobody’s fault: old lists with dead numbers, or calls made at dinner time. Compare with the same hour of last week before you open a ticket, and attach three call identifiers when you do.',
        },
      ],
    },
    {
      id: 'keep',
      title: 'Keep enough, and no more',
      blocks: [
        {
          kind: 'text',
          text: 'An administrator sets how long records are kept: from 30 days to 7 years. Thirteen months is the least that lets you compare a January with a January. After that, keep the counts per half-hour and let the records go; counts contain no caller. Managers see their own team, and figures by person belong in a conversation, not on a wall: measured by calls per hour alone, people learn to hang up early.',
        },
        {
          kind: 'text',
          text: 'Queues are part of the Business plan and of Scale. Queue times, answer rates and exports come with advanced analytics, an add-on for $10 per month. The API and webhooks are part of Scale: for a data warehouse of your own, receive `call.ended` instead of asking every minute, and ask once a night for what the receiver missed.',
        },
      ],
    },
    {
      id: 'routine',
      title: 'Half an hour a week',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Mark the half-hours that missed the target last week. Ignore those that missed it once.',
            'Check whether calls or people differed from the plan, and correct that one.',
            'Read the ten longest waits and the ten callers who called most often, one by one.',
            'Look at ASR and PDD for your five busiest destinations.',
            'Change one thing, write down what and why, and look at it first next week.',
          ],
        },
      ],
    },
  ],
  related: [
    '/articles/network-optimization',
    '/articles/multi-site-deployment',
    '/articles/microsoft-teams-integration',
    '/articles/hipaa-compliance',
  ],
  offer: { title: 'See your own day of calls', text: 'Point one number at a trial queue. No credit card.' },
};
