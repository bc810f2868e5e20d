import type { PageProps } from '@site/contracts';
import { ContactForm } from '@site/forms/contact-form.tsx';
import { HeroForm } from '@site/ui/hero/hero-form.tsx';
import { jobTitles } from '../../company/job-titles.ts';
import { programTitles } from '../../company/program-titles.ts';
import { ContactLines } from './contact-lines.tsx';
import { content } from './content.ts';

const { hero } = content;

const titles = { job: jobTitles, program: programTitles };

export default function ContactPage({ site }: PageProps) {
  return (
    <HeroForm title={hero.title} lead={hero.lead} form={<ContactForm site={site} titles={titles} />}>
      <ContactLines site={site} />
    </HeroForm>
  );
}
