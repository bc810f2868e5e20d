/** Background of a section or stage; remaps all semantic colors below it (see styles/tokens.css). */
export type Tone = 'paper' | 'sand' | 'mist' | 'ink' | 'sun';

/** Value of the `data-tone` attribute; paper is the default and needs none. */
export function toneAttribute(tone?: Tone): Tone | undefined {
  return tone === 'paper' ? undefined : tone;
}
