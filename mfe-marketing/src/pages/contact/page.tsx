import type { PageProps } from '@site/contracts';
import { ContactForm } from '@site/forms/contact-form.tsx';
import { HeroForm } from '@site/ui/hero/hero-form.tsx';
import { ContactLines } from './contact-lines.tsx';
import { content } from './content.ts';

const { hero } = content;

export default function ContactPage({ site }: PageProps) {
  return (
    <HeroForm title={hero.title} lead={hero.lead} form={<ContactForm site={site} />}>
      <ContactLines site={site} />
    </HeroForm>
  );
}
