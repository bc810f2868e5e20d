import { CtaBand } from '@site/ui/content/cta-band.tsx';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { content } from './content.ts';

export default function FirstPage() {
  return (
    <>
      <HeroPlain title={content.title} lead={content.lead} />
      <CtaBand {...content.closing} />
    </>
  );
}
