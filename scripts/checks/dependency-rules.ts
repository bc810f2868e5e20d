import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Tests of every package may use the test kit. */
const TEST = '[.]test[.]tsx?$';

const APPLICATIONS = '^(?:shell|mfe-[a-z0-9-]+|forms-service)/';

/** Packages that a package may import besides itself: contracts ← ui, router, toasts ← forms ← applications. */
const PACKAGES: Record<string, string[]> = {
  contracts: [],
  // Building blocks of servers and commands: configuration, files, HTTP, life cycle, retries, HTML of operator pages.
  process: ['contracts'],
  ui: ['contracts'],
  router: ['contracts'],
  toasts: ['contracts'],
  forms: ['contracts', 'ui', 'router', 'toasts'],
  'remote-kit': ['contracts', 'process', 'router', 'ui'],
  'dev-tools': ['contracts'],
};

const packageRules: IForbiddenRuleType[] = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `packages/${name} builds on nothing but ${allowed.join(', ') || 'libraries'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TEST },
  to: { path: '^packages/', pathNot: `^packages/(?:${[name, ...allowed].join('|')})/` },
}));

/** Rules that keep teams independent of each other; enforced by `npm run lint`. */
export const dependencyRules: IForbiddenRuleType[] = [
  ...packageRules,
  { name: 'nothing imports in a circle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'a package knows no application',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: APPLICATIONS },
  },
  {
    name: 'nothing that is deployed imports tools of development',
    severity: 'error',
    from: {
      path: '^(?:packages|shell|mfe-[a-z0-9-]+|forms-service)/',
      pathNot: '^packages/dev-tools/|/test-s3/|[.](?:test|spec|contract)[.]tsx?$',
    },
    to: { path: '^(?:packages/dev-tools|scripts|bench|e2e)/' },
  },
  {
    name: 'scripts build on bench, both and e2e on packages/dev-tools, never the other way round',
    severity: 'error',
    from: { path: '^(bench|e2e)/' },
    to: { path: '^(?:scripts|bench|e2e)/', pathNot: '^$1/' },
  },
  {
    name: 'an application imports no other',
    severity: 'error',
    from: { path: '^(shell|mfe-[a-z0-9-]+|forms-service)/' },
    to: { path: APPLICATIONS, pathNot: '^$1/' },
  },
  {
    name: 'e2e knows no application: it reads the running site',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: APPLICATIONS },
  },
  {
    name: 'e2e imports what packages export, by their names',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^packages/', dependencyTypes: ['local'] },
  },
  {
    name: 'a page imports no other',
    severity: 'error',
    from: { path: '^(mfe-[a-z0-9-]+)/src/pages/(.+)/[^/]+$' },
    to: { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
  },
];
