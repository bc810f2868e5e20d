import { browserslistToTargets } from 'lightningcss';

/**
 * Oldest browsers supported by the minified styles. Without targets lightningcss assumes that all of CSS is supported and
 * moves `animation-timeline` into the `animation` shorthand, where no browser accepts it: the whole declaration is dropped.
 * These versions support nesting, `:has()`, popovers and `@scope`, so no syntax is lowered for them.
 */
export const oldestBrowsers = browserslistToTargets(['chrome 123', 'firefox 128', 'safari 17.5', 'ios_saf 17.5']);
