/** Rules for valid HTML and for known problems with assistive technology. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML in this form, which is equally valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Safari drops the semantics of tables with another layout on phones: roles restore them.
    'no-redundant-role': 'off',
    // A style keeps numbers on one line.
    'tel-non-breaking': 'off',
    // A calculator responds while the visitor types; nothing is sent.
    'wcag/h32': 'off',
  },
};
