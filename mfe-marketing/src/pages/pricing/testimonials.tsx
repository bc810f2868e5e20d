import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { TestimonialCards } from '../../customers/testimonial-cards.tsx';
import { content } from './content.ts';

const { testimonials, testimonialsHead: words } = content;

const cards = testimonials.map(({ metric, rating, text, name, title, company, face }) => ({
  person: { name, role: title, company, face },
  metric,
  rating: { stars: rating, label: words.stars(rating) },
  words: text,
}));

/** Results of three customers. */
export function Testimonials() {
  return (
    <Section>
      <SectionHead title={words.title} />
      <TestimonialCards items={cards} />
    </Section>
  );
}
