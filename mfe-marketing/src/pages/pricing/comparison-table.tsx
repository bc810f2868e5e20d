import { Icon } from '@site/ui/art/icon.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Check } from 'lucide';
import { plans } from '../../plans/plans.ts';
import { ByPeriod } from './by-period.tsx';
import styles from './comparison-table.module.css';
import { type ComparisonGroup, content } from './content.ts';
import { PlanPicker, type PlanPickerProps } from './plan-picker.tsx';

const { billing, comparison, comparisonWords: words } = content;

/** All plans next to each other, grouped; on phones one at a time. */
export function ComparisonTable(picker: PlanPickerProps) {
  return (
    <Section tone="sand" className={styles.comparison}>
      <SectionHead title={words.title} />
      <PlanPicker {...picker} />
      <div className={styles.frame}>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
          <thead data-tone="ink">
            <tr>
              <th scope="col">
                <VisuallyHidden>{words.feature}</VisuallyHidden>
              </th>
              {plans.map(({ name, monthlyPrice, yearlyPrice }) => (
                <th key={name} scope="col">
                  {name}{' '}
                  <small>
                    <ByPeriod monthly={`$${monthlyPrice}`} yearly={`$${yearlyPrice}`} /> {billing.unit}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          {comparison.map((group) => (
            <Group key={group.name} {...group} />
          ))}
        </table>
      </div>
    </Section>
  );
}

function Group({ name, rows }: ComparisonGroup) {
  return (
    <tbody>
      <tr>
        <th colSpan={plans.length + 1} scope="rowgroup">
          {name}
        </th>
      </tr>
      {rows.map(({ feature, values }) => (
        <tr key={feature}>
          <th scope="row">{feature}</th>
          {plans.map((plan, column) => (
            <td key={plan.name}>
              <Value of={values[column]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ of: value }: { of?: string | boolean }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <VisuallyHidden>{value ? words.included : words.notIncluded}</VisuallyHidden>
      {value ? <Icon of={Check} /> : <span className={styles.none} />}
    </>
  );
}
