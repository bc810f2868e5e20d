import { TextTable } from '@site/ui/content/text-table.tsx';
import { type FormFields, formFields } from './form-fields.ts';

function listed(fields: FormFields['always']): string {
  const words = Object.values(fields).join(', ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Nothing else';
}

const rows = Object.values(formFields).map(({ form, always, optional }) => [form, listed(always), listed(optional)]);

/** Stored fields of each form of the site. */
export default function FormFieldsTable({ label }: { label: string }) {
  return <TextTable label={label} head={['Form', 'Always', 'Only if you fill it in']} rows={rows} />;
}
