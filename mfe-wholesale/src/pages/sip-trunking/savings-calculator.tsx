import { FormStateContext, fieldId } from '@site/ui/form/form-state.ts';
import { TextField } from '@site/ui/form/text-field.tsx';
import { MissingCode } from '../../calculator/missing-code.tsx';
import { numberInput } from '../../calculator/typed-number.ts';
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
        <FormStateContext value={{ form: 'savings', errors: answer.errors, isPending: false }}>
          {names.map((name) => (
            <TextField key={name} name={name} {...fields[name]} {...numberInput} defaultValue={example[name]} />
          ))}
        </FormStateContext>
        <MissingCode noScript={calculator.noScript} />
      </div>
      <SavingsResult answer={answer} fields={names.map((name) => fieldId('savings', name)).join(' ')} />
    </form>
  );
}
