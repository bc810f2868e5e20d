/** Valid HTML, and what is known to go wrong with assistive technology. */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which is as valid as any other way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Safari forgets that what is laid out otherwise on phones is a table: roles say it.
    'no-redundant-role': 'off',
    // Numbers are kept on one line by a style.
    'tel-non-breaking': 'off',
    // A calculator answers while one types; nothing is sent.
    'wcag/h32': 'off',
  },
};
