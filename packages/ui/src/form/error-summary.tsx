import { Fragment, type MouseEvent, type Ref } from 'react';
import { FormMessage } from './form-message.tsx';

export interface ErrorSummaryProps {
  /** How much is wrong: "Two fields need a correction." */
  title: string;
  /** The controls to correct, in the order of the form. */
  fields: readonly { id: string; label: string }[];
  /** To move the focus to it. */
  ref?: Ref<HTMLDivElement>;
}

const list = new Intl.ListFormat('en-GB');

/** Leads from the top of a form to each field that needs a correction. */
export function ErrorSummary({ title, fields, ref }: ErrorSummaryProps) {
  const links = fields.map(({ id, label }) => (
    <a key={id} href={`#${id}`} onClick={(event) => focusInstead(event, id)}>
      {label}
    </a>
  ));
  return (
    // Other fields make another message: React could not remove words that the browser has translated from this one.
    <FormMessage key={fields.map(({ id }) => id).join()} kind="bad" ref={ref}>
      <b>{title}</b>
      <br />
      {list.formatToParts(fields.map(({ label }) => label)).map(({ type, value }, position) => (
        // Parts alternate: a link, then the words between it and the next.
        <Fragment key={`${position}-${value}`}>{type === 'element' ? links[position / 2] : value}</Fragment>
      ))}
    </FormMessage>
  );
}

/** A correction must not become an entry of the browser's history. */
function focusInstead(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
