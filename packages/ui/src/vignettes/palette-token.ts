/** Name of a palette color (styles/tokens.css) for drawings: `"gulf-300"`. */
export type PaletteToken = `${'ink' | 'gulf' | 'sand' | 'sun'}-${number}`;
