import { fileName, type SiteConfig } from '@site/contracts';
import { Tag } from '@site/ui/content/tag.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { content, type MediaAsset } from './content.ts';
import { type MediaAddresses, mediaAddresses } from './media-addresses.ts';
import styles from './media-assets.module.css';
import { MediaPreview } from './media-preview.tsx';

const { assets } = content;

/** Media for publication, each a download. */
export function MediaAssets({ site }: { site: SiteConfig }) {
  const addresses = mediaAddresses(site);
  return (
    <div className={styles.assets}>
      {assets.map((asset) => (
        <article key={asset.kind}>
          <MediaPreview asset={asset} addresses={addresses} brand={site.brand} />
          <h3>
            {asset.type}
            {asset.format.map((format) => (
              <Tag key={format}>{format}</Tag>
            ))}
          </h3>
          <p>{asset.description}</p>
          <Files asset={asset} addresses={addresses} brand={site.brand} />
        </article>
      ))}
    </div>
  );
}

interface FilesProps {
  asset: MediaAsset;
  addresses: MediaAddresses;
  brand: string;
}

function Files({ asset: { files, format }, addresses, brand }: FilesProps) {
  return (
    <ul>
      {files.map(({ name, shows }) => (
        <li key={name}>
          {shows}
          {format.map((one) => (
            <a key={one} href={addresses[name][one]} download={fileName(brand, `${name}.${one.toLowerCase()}`)}>
              {one}
              <VisuallyHidden>: {shows}</VisuallyHidden>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
