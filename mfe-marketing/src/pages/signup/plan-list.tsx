import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content, type SignupPlan } from './content.ts';
import styles from './plan-list.module.css';

const { plans, plansHead } = content;

/** Plans after the trial, as a narrow list. */
export function PlanList() {
  return (
    <Section tone="sand">
      <Split wide className={styles.split}>
        <div>
          <h2>{plansHead.title}</h2>
          <Lead>{plansHead.lead}</Lead>
          <ArrowLink href={plansHead.compare.href} className={styles.compare}>
            {plansHead.compare.text}
          </ArrowLink>
        </div>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanRow key={plan.name} {...plan} />
          ))}
        </ul>
      </Split>
    </Section>
  );
}

function PlanRow({ name, price, perUser, description, features, popular }: SignupPlan) {
  return (
    <li data-tone={popular ? 'ink' : undefined}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {popular && <Tag variant="sun">{plansHead.popular}</Tag>}
      </div>
      <p className={styles.price}>
        <b>{price}</b> {perUser && <span>{plansHead.unit}</span>}
      </p>
      <p>{description}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
