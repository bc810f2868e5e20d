import { Icon } from '@site/ui/art/icon.tsx';
import { ArrowRight } from 'lucide';
import { type Figure, figuresOf } from './card-figures.ts';
import type { Menu } from './layout-navigation.ts';
import styles from './mega-menu.module.css';

/** The card next to the links of a menu: a link if a page declares it, with its figures, if any. */
export function MenuCard({ card }: { card: Menu['card'] }) {
  const figures = figuresOf(card);
  if (!('href' in card))
    return (
      <div className={styles.card} data-tone="ink">
        <DuneUnderSun />
        <strong>{card.label}</strong>
        <p>{card.description}</p>
      </div>
    );
  return (
    <a className={styles.card} data-tone="ink" href={card.href}>
      {figures.length === 0 && <DuneUnderSun />}
      <strong>
        {card.label}&nbsp;
        <Icon of={ArrowRight} />
      </strong>
      {figures.length > 0 ? <Figures of={figures} /> : <p>{card.description}</p>}
    </a>
  );
}

const Figures = ({ of: figures }: { of: readonly Figure[] }) => (
  <span className={styles.figures}>
    {figures.map(({ name, value }) => (
      <span key={name}>
        {name} <b>{value}</b>
      </span>
    ))}
  </span>
);

function DuneUnderSun() {
  return (
    <svg viewBox="0 0 336 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle fill="var(--sun-500)" cx="240" cy="86" r="40" />
      <circle fill="none" stroke="var(--sun-500)" cx="240" cy="86" r="58" opacity=".5" />
      <circle fill="none" stroke="var(--sun-500)" cx="240" cy="86" r="78" opacity=".28" />
      <path fill="var(--surface)" d="M0 146c90-8 144-48 206-78-16 34 34 62 10 156H0z" />
      <path fill="var(--sunken)" d="M206 68c34 30 76 50 130 56v100H216c24-94-26-122-10-156Z" />
    </svg>
  );
}
