import { browserslistToTargets } from 'lightningcss';

/**
 * Oldest browsers that the minified styles support. Without targets lightningcss assumes that all of CSS is supported and
 * moves `animation-timeline` into the `animation` shorthand, where no browser accepts it: the whole declaration is dropped.
 * All of these versions support nesting, `:has()` and popovers, and no syntax is lowered for them.
 * docs/decisions/0196.
 */
export const oldestBrowsers = browserslistToTargets(['chrome 123', 'firefox 125', 'safari 17.5', 'ios_saf 17.5']);
