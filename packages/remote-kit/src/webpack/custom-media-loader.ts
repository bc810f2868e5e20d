import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';
import { readBreakpoints } from './breakpoints.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

/**
 * Replaces the names of breakpoints in media queries, because `@custom-media` rules apply only to their own file.
 * @throws when a media query names an undefined breakpoint
 */
export default function customMediaLoader(this: LoaderContext<unknown>, source: string): string {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(readBreakpoints(this) + source),
    drafts: { customMedia: true },
    targets: oldestBrowsers,
  });
  return code.toString();
}
