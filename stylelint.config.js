const spacing = '/^(?:(?:scroll-)?(?:margin|padding)|(?:row-|column-)?gap)/';

/** Sizes, colours and breakpoints come from packages/ui/src/styles. A value of its own gets a name: `--space: clamp(…)`. */
export default {
  plugins: ['stylelint-declaration-strict-value'],
  reportNeedlessDisables: true,
  rules: {
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-size'],
      {
        ignoreFunctions: false,
        ignoreValues: {
          '': ['none', 'transparent', 'inherit', 'currentColor', '/^color-mix\\(/', '/^Highlight(?:Text)?$/'],
          // Multiples of another size, and the units of a drawing.
          'font-size': ['/^[\\d.]+(?:em|%|px)$/', '/^calc\\(var\\(--fs-/'],
        },
      },
    ],
    'color-no-hex': true,
    'color-named': 'never',
    // Hairlines may be 1 or 2 px; `em` follows the font size.
    'declaration-property-value-disallowed-list': {
      [spacing]: ['/\\d(?:rem|ch|v[whib]|dv[wh])\\b/', '/(?<![\\d.])(?![12]px)[\\d.]+px/'],
    },
    'media-feature-name-disallowed-list': ['/width$/', '/height$/'],
  },
  overrides: [{ files: ['**/styles/tokens.css'], rules: { 'color-no-hex': null } }],
};
