import { TextTable } from '@site/ui/content/text-table.tsx';
import { head, rows } from './cost-rows.ts';

/** Monthly cost of a company of 80 people. */
export default function CostTable({ label }: { label: string }) {
  return <TextTable label={label} head={head} rows={rows} />;
}
