import { Fragment, type MouseEvent, type Ref } from 'react';
import { FormMessage } from './form-message.tsx';

export interface ErrorSummaryProps {
  /** Number of corrections: "Two fields need a correction." */
  title: string;
  /** The controls to correct, in the order of the form. */
  fields: readonly { id: string; label: string }[];
  /** For moving the focus to the summary. */
  ref?: Ref<HTMLDivElement>;
}

const list = new Intl.ListFormat('en-GB');

/** Links at the top of a form to each field that needs a correction. */
export function ErrorSummary({ title, fields, ref }: ErrorSummaryProps) {
  const links = fields.map(({ id, label }) => (
    <a key={id} href={`#${id}`} onClick={(event) => focusInstead(event, id)}>
      {label}
    </a>
  ));
  return (
    // Remounted for other fields: React cannot remove text nodes that the browser has replaced by their translation.
    <FormMessage key={fields.map(({ id }) => id).join()} kind="bad" ref={ref}>
      <b>{title}</b>
      <br />
      {list.formatToParts(fields.map(({ label }) => label)).map(({ type, value }, position) => (
        // Links alternate with the text between them.
        <Fragment key={`${position}-${value}`}>{type === 'element' ? links[position / 2] : value}</Fragment>
      ))}
    </FormMessage>
  );
}

/** Focuses a field without adding a history entry. */
function focusInstead(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
