import { NumberField } from '../../calculator/field.tsx';
import { MissingCode } from '../../calculator/missing-code.tsx';
import { useAnswer } from '../../calculator/use-answer.ts';
import styles from './savings.module.css';
import { savingsAnswer } from './savings-answer.ts';
import { calculator, example } from './savings-content.ts';
import { SavingsResult } from './savings-result.tsx';

const { fields } = calculator;
const names = ['lines', 'linePrice', 'calls'] as const;

/** Today's lines in, rental of channels out. */
export function SavingsCalculator() {
  const [answer, form] = useAnswer(example, savingsAnswer);

  return (
    <form className={styles.calculator} aria-label={calculator.title} {...form}>
      <div className={styles.fields}>
        {names.map((name) => (
          <NumberField
            key={name}
            id={`savings-${name}`}
            name={name}
            {...fields[name]}
            error={answer.errors[name]}
            inputMode="decimal"
            defaultValue={example[name]}
          />
        ))}
        <MissingCode noScript={calculator.noScript} />
      </div>
      <SavingsResult answer={answer} fields={names.map((name) => `savings-${name}`).join(' ')} />
    </form>
  );
}
