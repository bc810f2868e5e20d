import { ButtonLink } from '@site/ui/actions/button.tsx';
import { SegmentedControl } from '@site/ui/form/segmented-control.tsx';
import type { MouseEvent } from 'react';
import { ByPeriod } from './by-period.tsx';
import { content } from './content.ts';
import { offers, type PlanOffer } from './plan-offers.ts';
import styles from './plan-picker.module.css';
import { expertAnchor } from './use-expert-form.ts';

const { billing, comparisonWords: words } = content;

const options = offers.map(({ name }, index) => ({ value: `column-${index + 1}`, label: name }));

export interface PlanPickerProps {
  onChoose: (event: MouseEvent, offer: PlanOffer) => void;
}

/** Plan selection of the table on phones, with its price; sticky while the table scrolls. */
export function PlanPicker({ onChoose }: PlanPickerProps) {
  return (
    <div className={styles.picker}>
      <SegmentedControl legend={words.pick} name="compared-plan" options={options} />
      <div className={styles.picked} data-tone="ink">
        {offers.map((offer) => (
          <div key={offer.name}>
            <p>
              <b>{offer.name}</b>
              <span>
                <ByPeriod monthly={`$${offer.monthlyPrice}`} yearly={`$${offer.yearlyPrice}`} /> {billing.unit}
              </span>
            </p>
            <ButtonLink
              href={`#${expertAnchor}`}
              variant="accent"
              size="sm"
              data-enhanced=""
              onClick={(event) => onChoose(event, offer)}
            >
              {offer.buttonText}
            </ButtonLink>
          </div>
        ))}
      </div>
    </div>
  );
}
