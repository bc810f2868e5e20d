/** Between the figures in the description of a card: `USA $0.0038 · UK $0.0072`. */
const SEPARATOR = ' · ';

export interface Figure {
  name: string;
  value: string;
}

/** Figures of a card; empty where its description is a sentence. */
export function figuresOf({ description }: { description: string }): Figure[] {
  const parts = description.split(SEPARATOR);
  if (parts.length === 1) return [];
  return parts.map((part) => {
    const end = part.lastIndexOf(' ');
    return { name: part.slice(0, end), value: part.slice(end + 1) };
  });
}
