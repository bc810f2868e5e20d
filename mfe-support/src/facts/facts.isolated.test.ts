import path from 'node:path';
import { loadPages, type Statement, statementOf, testFacts } from '@site/remote-kit/testing';
import { vi } from 'vitest';
import type * as facts from './facts.ts';

const folder = path.resolve(import.meta.dirname, '../pages');

/** How pages write each fact. */
const figures: Record<keyof typeof facts, RegExp> = {
  uptime: /(?<![\d.])99\.9%/,
  uptimeBehindLine: /gives 99\.4%/,
  monthlyDowntime: /\b43 minutes/,
  yearlyDowntime: /8 hours 46 minutes/,
  regions: /\b12 global regions/,
  longestRetention: /to 7 years/,
  longestRetentionInWords: /maximum of seven/,
  retention: /30 days to/,
  deletion: /removed within 30 days/,
  securityLogs: /12 months/,
  codecs: /G\.711, G\.722 and G\.729/,
  meetingSizes: /50, 250 or 500/,
  deployment: /24 to 48 hours/,
  complexDeployment: /(?:takes|or) one to two weeks/,
  trialDays: /and lasts 14 days/,
  trialDaysInWords: /Fourteen days,/,
  businessPrice: /\$20(?![\d,.])/,
  yearlySaving: /20% less/,
  usersPaidMonthly: /\$25(?![\d,.])|= \$2,000/,
  numberPrice: /\$5(?![\d,.])/,
  internationalRate: /\$0\.02/,
  analyticsPrice: /\$10(?![\d,.])/,
  priceNotice: /30 days’ notice/,
  chatHours: /24\/7/,
  chatHoursInWords: /around the clock/,
  phoneHours: /9AM–6PM/,
  answerTime: /within 24 hours/,
  firstAnswerHours: /4 h to the first answer|within four hours/,
  localGroups: /\b24 (?:local groups|cities)/,
  certificateYears: /alid for 2 years/,
};

/** How pages write the lengths of lists. */
const counts = {
  courses: /four courses|in 15 hours/i,
  certificates: /three (?:certificates|certifications|professions)/,
  ambassadors: /three ambassadors/,
  services: /eight services/i,
  'measured regions': /four regions|4 of 4/,
  incidents: /last three incidents/,
  lessons: /four lessons/i,
};

/** Returns the same value with other numbers or words. */
function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 7001;
  const text = String(value);
  return /\d/.test(text) ? text.replaceAll(/\d+/g, (digits) => String(Number(digits) + 7001)) : 'in other words';
}

const mapped = (change: (value: unknown) => unknown) => (original: object) =>
  Object.fromEntries(Object.entries(original).map(([name, value]) => [name, change(value)]));

/** Without the first entry of each list. */
const shortened = mapped((value) => (Array.isArray(value) ? value.slice(1) : value));

/** Text of each page for visitors and search engines, and the index of the help search. */
async function statements(): Promise<Statement[]> {
  const { default: remote } = await import('../remote.ts');
  const { helpEntries } = await import('../search/help-entries.ts');
  const pages = await loadPages(remote, folder);
  return [...pages.map(statementOf), { path: 'search', text: JSON.stringify(helpEntries([])) }];
}

const before = await statements();
vi.resetModules();
const changes = {
  './facts.ts': mapped(altered),
  '../pages/community/ambassador-list.ts': shortened,
  '../pages/help-center/lesson-list.ts': shortened,
  '../pages/system-status/state-list.ts': shortened,
  '../courses/course-list.ts': shortened,
};
for (const [module, change] of Object.entries(changes))
  vi.doMock(module, async (importOriginal) => change(await importOriginal<object>()));
const after = await statements();

testFacts({ ...figures, ...counts }, before, after);
