import { ServiceFailed } from '@site/dev-tools/service.ts';
import { measure, measurementNames } from '../../bench/measurements.ts';
import { cleanUpOnSignals } from '../../bench/resources.ts';
import { toTable } from '../../bench/table.ts';
import { build } from './build.ts';

/** `npm run bench [-- NAME…]`: measures the site and fails when a budget is exceeded. */
export async function run(names: string[]): Promise<number> {
  const unknown = names.find((name) => !measurementNames.includes(name));
  if (unknown) {
    console.error(`Unknown measurement "${unknown}": choose from ${measurementNames.join(', ')}.`);
    return 1;
  }
  cleanUpOnSignals();
  if (!(await build())) return 1;
  try {
    const rows = await measure(names.length > 0 ? names : measurementNames);
    if (rows.length > 0) console.log(toTable(rows));
    return rows.some(({ isMet }) => isMet === false) ? 1 : 0;
  } catch (error) {
    if (error instanceof ServiceFailed) return 1;
    throw error;
  }
}
