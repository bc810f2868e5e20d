/** Name of a colour of the palette (styles/tokens.css), as drawings take it: `"gulf-300"`. */
export type PaletteToken = `${'ink' | 'gulf' | 'sand' | 'sun'}-${number}`;
