import { ButtonLink } from '@site/ui/actions/button.tsx';
import { classNames } from '@site/ui/styles/class-names.ts';
import type { RateRegion } from '../rates/rate.ts';
import { NumberField, SelectField } from './field.tsx';
import { MissingCode } from './missing-code.tsx';
import type { RateAnswer, RateEntry } from './rate-answer.ts';
import styles from './rate-form.module.css';
import { rateForm } from './rate-form-content.ts';
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
      <SelectField
        id="rate-destination"
        name="destination"
        label={fields.destination.label}
        defaultValue={example.destination}
      >
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
      <NumberField
        id="rate-minutes"
        name="minutes"
        label={fields.minutes.label}
        error={errors.minutes}
        inputMode="decimal"
        defaultValue={example.minutes}
      />
      <NumberField
        id="rate-now"
        name="rate"
        label={fields.rate.label}
        hint={fields.rate.hint}
        error={errors.rate}
        inputMode="decimal"
        defaultValue={example.rate}
      />
      <output htmlFor="rate-destination rate-minutes rate-now">
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
