import { content, type MediaAsset } from './content.ts';
import { factSheet } from './kit/fact-sheet.ts';
import type { MediaAddresses } from './media-addresses.ts';
import styles from './media-assets.module.css';

interface MediaPreviewProps {
  asset: MediaAsset;
  addresses: MediaAddresses;
  brand: string;
}

/** The pictures themselves, small; for a text a sheet of paper. */
export function MediaPreview({ asset: { kind, files }, addresses, brand }: MediaPreviewProps) {
  const pictures = files.flatMap(({ name }) => addresses[name].SVG ?? addresses[name].PNG ?? []);
  return (
    <div className={styles[kind]}>
      {pictures.length === 0 ? (
        <Sheet brand={brand} />
      ) : (
        pictures.map((picture) => <img key={picture} src={picture} alt="" loading="lazy" />)
      )}
    </div>
  );
}

/** As many lines as the sheet of paper holds whole, the long ones broken. */
const LINES = 3;

function Sheet({ brand }: { brand: string }) {
  const lines = factSheet({ name: brand, contact: {} }).split('\n').filter(Boolean);
  return (
    <div className={styles.sheet} role="img" aria-label={content.factSheetPreview}>
      {lines.slice(0, LINES).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
