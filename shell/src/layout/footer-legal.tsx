import { type SiteConfig, telephoneUrl, whatsappUrl } from '@site/contracts';
import { BrandLink } from './brand-link.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** The lower part of the footer: contact and legal details of the company. */
export function FooterLegal({ site }: { site: SiteConfig }) {
  return (
    <>
      <ContactLine site={site} />
      <div className={styles.end}>
        <BrandLink brand={site.brand} />
        <p>
          © {site.brand}. Founded in Dubai in 2020. Prices{'\u00a0'}in{'\u00a0'}USD.
        </p>
        <SocialLinks socials={site.socials} />
      </div>
    </>
  );
}

function ContactLine({ site: { phones, address, email } }: { site: SiteConfig }) {
  return (
    <dl className={styles.contact}>
      <div>
        <dt>US support</dt>
        <dd>
          <a href={telephoneUrl(phones.support)}>{phones.support}</a>
        </dd>
      </div>
      <div>
        <dt>WhatsApp</dt>
        <dd>
          <a href={whatsappUrl(phones.whatsapp)}>{phones.whatsapp}</a>
        </dd>
      </div>
      <div>
        <dt>Headquarters</dt>
        <dd>{address}</dd>
      </div>
      <div>
        <dt>General inquiries</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  );
}
