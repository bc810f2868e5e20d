import { TextTable } from '@site/ui/content/text-table.tsx';
import { head, rows } from './cost-rows.ts';

/** What a company of 80 people pays per month. */
export default function CostTable({ label }: { label: string }) {
  return <TextTable label={label} head={head} rows={rows} />;
}
