import { type Quote, Quotes } from '@site/ui/content/quotes.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';

const { testimonials, testimonialsHead: words } = content;

const quotes: Quote[] = testimonials.map(({ metric, rating, text, name, title, company }) => ({
  metric,
  rating: { stars: rating, label: words.stars(rating) },
  words: text,
  name,
  role: `${title}, ${company}`,
}));

/** What changed for three customers. */
export function Testimonials() {
  return (
    <Section>
      <SectionHead title={words.title} />
      <Quotes items={quotes} />
    </Section>
  );
}
