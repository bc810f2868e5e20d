import { ButtonLink } from '@site/ui/actions/button.tsx';
import { FormStateContext } from '@site/ui/form/form-state.ts';
import { SelectField } from '@site/ui/form/select-field.tsx';
import { TextField } from '@site/ui/form/text-field.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import type { RateRegion } from '../rates/rate.ts';
import { MissingCode } from './missing-code.tsx';
import type { RateAnswer, RateEntry } from './rate-answer.ts';
import styles from './rate-form.module.css';
import { rateForm } from './rate-form-content.ts';
import { numberInput } from './typed-number.ts';
import type { AnsweredForm } from './use-answer.ts';

const { title, fields, noScript, offer, launch } = rateForm;

interface RateFormProps {
  /** Destinations to choose from. */
  regions: readonly RateRegion[];
  /** Initial texts of the fields. */
  example: RateEntry;
  answer: RateAnswer;
  /** From `useAnswer`. */
  form: AnsweredForm;
  className?: string | undefined;
}

/** Destination, volume and current rate in, tier and monthly cost out. One per page. */
export function RateForm({
  regions,
  example,
  answer: { label, figure, sentence, errors },
  form,
  className,
}: RateFormProps) {
  return (
    <form className={classNames(styles.form, className)} aria-labelledby="rate-calculator" {...form}>
      <h3 id="rate-calculator">{title}</h3>
      <FormStateContext value={{ form: 'rate', errors, isPending: false }}>
        <SelectField name="destination" {...fields.destination} required={false} defaultValue={example.destination}>
          {regions.map(({ name, rates }) => (
            <optgroup key={name} label={name}>
              {rates.map(({ destination }) => (
                <option key={destination} value={destination}>
                  {destination}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField name="minutes" {...fields.minutes} {...numberInput} defaultValue={example.minutes} />
        <TextField name="rate" {...fields.rate} {...numberInput} defaultValue={example.rate} />
      </FormStateContext>
      <output htmlFor="rate-destination rate-minutes rate-rate">
        <span>{label}</span> <b>{figure}</b>
        <span>{sentence}</span>
      </output>
      <MissingCode noScript={noScript} />
      <p>{offer}</p>
      <ButtonLink href="/signup" wide>
        {launch}
      </ButtonLink>
    </form>
  );
}
