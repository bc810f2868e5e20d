import type { MediaAsset } from './content.ts';
import type { MediaAddresses } from './media-addresses.ts';
import styles from './media-assets.module.css';

export interface MediaPreviewProps {
  asset: MediaAsset;
  addresses: MediaAddresses;
}

/** The pictures themselves, small; for a text a sheet of paper. */
export function MediaPreview({ asset: { kind, files }, addresses }: MediaPreviewProps) {
  const pictures = files.flatMap(({ name }) => addresses[name].SVG ?? addresses[name].PNG ?? []);
  return (
    <div className={styles[kind]}>
      {pictures.length === 0 ? (
        <Sheet />
      ) : (
        pictures.map((picture) => <img key={picture} src={picture} alt="" loading="lazy" />)
      )}
    </div>
  );
}

function Sheet() {
  return (
    <svg viewBox="0 0 240 100" aria-hidden="true">
      <path fill="var(--surface)" d="M78 14h84v86H78z" />
      <path stroke="var(--ink-900)" strokeWidth="4" d="M88 27h34" />
      <path stroke="var(--stone-300)" strokeWidth="2" d="M88 38h60M88 45h52M88 52h58M88 59h40" />
      <path stroke="var(--sun-500)" strokeWidth="2" d="M88 72v28" />
      <path stroke="var(--stone-300)" strokeWidth="2" d="M94 72h50M94 80h44M94 88h52M94 96h38" />
    </svg>
  );
}
