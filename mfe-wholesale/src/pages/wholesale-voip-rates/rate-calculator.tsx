import { ButtonLink } from '@site/ui/button.tsx';
import { NumberField, SelectField } from '../../calculator/field.tsx';
import { useAnswer } from '../../calculator/use-answer.ts';
import { rateRegions } from '../../rates/rates-page-rates.ts';
import { calculator, example, exampleAnswer } from './rate-calculator-content.ts';
import styles from './tools.module.css';

const { fields } = calculator;

const loadArithmetic = () => import('./rate-answer.ts').then(({ rateAnswer }) => rateAnswer);

/** Destination, volume and current rate in, tier and monthly cost out. */
export function RateCalculator() {
  const [{ label, figure, sentence, errors }, form] = useAnswer(exampleAnswer, loadArithmetic);

  return (
    <form className={styles.calculator} aria-labelledby="rate-calculator" {...form}>
      <h3 id="rate-calculator">{calculator.title}</h3>
      <SelectField
        id="rate-destination"
        name="destination"
        label={fields.destination.label}
        defaultValue={example.destination}
      >
        {rateRegions.map(({ id, name, rates }) => (
          <optgroup key={id} label={name}>
            {rates.map(({ destination }) => (
              <option key={destination}>{destination}</option>
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
      <noscript>{calculator.noScript}</noscript>
      <ButtonLink href="/signup" wide>
        {calculator.launch}
      </ButtonLink>
    </form>
  );
}
