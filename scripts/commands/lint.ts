import { execute } from '@site/dev-tools/execute.ts';
import { root } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { checkExpressions } from '../checks/check-expressions.ts';
import { dependencyRules } from '../checks/dependency-rules.ts';

const FOLDERS = [
  'packages',
  'shell',
  ...remoteNames.map((name) => `mfe-${name}`),
  'forms-service',
  'scripts',
  'bench',
  'e2e',
];

const STYLESHEETS = '{packages,shell,mfe-*}/**/{src,server}/**/*.css';

/** Fewer modules than this mean that the imports could not be read. */
const LEAST_MODULES = 100;

async function checkImports(): Promise<number> {
  process.chdir(root);
  const { output } = await cruise(FOLDERS, {
    ruleSet: { forbidden: dependencyRules },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|dist-dev|node_modules)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import'],
    },
  });
  const { summary } = output as ICruiseResult;
  for (const { from, to, rule } of summary.violations) console.error(`${from} → ${to}: ${rule.name}.`);
  if (summary.totalCruised < LEAST_MODULES) console.error('The imports could not be read.');
  const isGood = summary.error === 0 && summary.totalCruised >= LEAST_MODULES;
  if (isGood) console.log(`Checked the imports of ${summary.totalCruised} modules.`);
  return isGood ? 0 : 1;
}

/**
 * `npm run lint`: rules for single files and style sheets, the directions of imports, the running time of regular
 * expressions.
 */
export async function run(): Promise<number> {
  const [files, styles] = await Promise.all([
    execute('biome', ['lint', '--error-on-warnings', '.']),
    execute('stylelint', ['--max-warnings', '0', STYLESHEETS]),
  ]);
  const imports = await checkImports();
  const expressions = checkExpressions();
  return files || styles || imports || expressions;
}
