import type { SiteConfig } from '@site/contracts';
import { textComponents } from './text-components.tsx';

type ValueName = 'brand' | 'email' | 'address';

/**
 * {@link textComponents} for texts that name the product, the email or the address of the company: `{brand}`, `{email}`,
 * `{address}`.
 */
export const siteTextComponents = (site: Pick<SiteConfig, ValueName>) => ({
  ...textComponents,
  Value: ({ name }: { name: ValueName }) => site[name],
});
