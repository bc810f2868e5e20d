import type { SiteConfig } from '@site/contracts';
import { Tooltip } from '@site/ui/content/tooltip.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import styles from './footer.module.css';
import layout from './layout.module.css';

/** Custom icons: the icon library has no marks of social networks. */
const networks = [
  { key: 'twitter', name: 'Twitter', strokes: 'M4 4l16 16M19 4.5 5 19.5' },
  { key: 'linkedin', name: 'LinkedIn', strokes: 'M5 10v9M5 5.5v.1M10 19v-9M10 14.5c0-6 8.5-6 8.5 0V19' },
  { key: 'facebook', name: 'Facebook', strokes: 'M16.5 4H15c-2.2 0-3.5 1.4-3.5 3.6V20M8 12h7' },
  {
    key: 'youtube',
    name: 'YouTube',
    strokes: 'M7 5.5h10a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Zm3.5 4 4 2.5-4 2.5z',
  },
] as const;

export function SocialLinks({ socials }: { socials: SiteConfig['socials'] }) {
  return (
    <ul className={styles.socials}>
      {networks.map(({ key, name, strokes }) => (
        <li key={key}>
          <Tooltip label={name}>
            <a className={layout.iconButton} href={socials[key]} target="_blank" rel="noopener">
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={strokes} />
              </svg>
              <VisuallyHidden>{name} (opens in a new tab)</VisuallyHidden>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
