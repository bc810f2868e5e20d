/** Attributes of a field for such a number: text, because visitors write "300,000" and "300k". */
export const numberInput = { inputMode: 'decimal', autoComplete: 'off', required: false } as const;

const factors: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** Writes full-width, Arabic and Persian digits and separators as ASCII: many phones in the Gulf have a keyboard with them. */
const inAscii = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/**
 * Parses a price or a rate as visitors write it: `300,000`, `300 000`, `300’000`, `300k`, `1.5M`, `$0.0092`, `0,0092`, `٣٠٠٬٠٠٠`.
 * @returns `undefined` when it is not a positive number
 */
export function typedNumber(text: string): number | undefined {
  const plain = inAscii(text)
    .replaceAll(/[\s$'’]/g, '')
    .toLowerCase();
  const [, grouped = '', suffix = ''] = /^([\d.,]+)([km]?)$/.exec(plain) ?? [];
  const digits = withoutGroups(grouped);
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits)) return undefined;
  const value = Number(digits) * (factors[suffix] ?? 1);
  return value > 0 ? value : undefined;
}

/** Parses a count like `typedNumber`, and `1.000` as in locales with a decimal comma. */
export function typedCount(text: string): number | undefined {
  const plain = inAscii(text).trim();
  return typedNumber(/^[1-9]\d{0,2}(\.\d{3})+$/.test(plain) ? plain.replaceAll('.', '') : plain);
}

/** A comma groups thousands where three digits follow each; a single one elsewhere is a decimal comma. */
function withoutGroups(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  return text.includes('.') ? text : text.replace(',', '.');
}
