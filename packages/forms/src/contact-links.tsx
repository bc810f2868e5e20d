import { type SiteConfig, telephoneUrl } from '@site/contracts';

/** Phone number and email address for when a form does not work, as part of a sentence. */
export function ContactLinks({ site: { phones, email } }: { site: SiteConfig }) {
  return (
    <>
      call <a href={telephoneUrl(phones.support)}>{phones.support}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
