import { type SiteConfig, telephoneUrl } from '@site/contracts';

/** How to reach a person when a form does not work, in the middle of a sentence. */
export function ContactLinks({ site: { phones, email } }: { site: SiteConfig }) {
  return (
    <>
      call <a href={telephoneUrl(phones.support)}>{phones.support}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
