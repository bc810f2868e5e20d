import type { IconNode } from '@site/ui/art/icon.tsx';
import { IconTile } from '@site/ui/art/icon-tile.tsx';
import { Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { ChartLine, Globe, Hash } from 'lucide';
import styles from './add-ons.module.css';
import { type AddOn, content } from './content.ts';

const { addOns, addOnsHead } = content;

const icons: Record<AddOn['icon'], IconNode> = { globe: Globe, hash: Hash, chart: ChartLine };

/** What can be added to any plan, one per row. */
export function AddOns() {
  return (
    <Section tight>
      <Split wide>
        <div>
          <h2>{addOnsHead.title}</h2>
          <Lead>{addOnsHead.lead}</Lead>
        </div>
        <ul className={styles.rows}>
          {addOns.map(({ name, description, price, icon }) => (
            <li key={name}>
              <IconTile of={icons[icon]} className={styles.tile} />
              <h3>{name}</h3>
              <p>{description}</p>
              <b>{price}</b>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
