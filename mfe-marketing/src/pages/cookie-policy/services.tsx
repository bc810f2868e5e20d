import type { PageProps } from '@site/contracts';
import { NewTab } from '@site/ui/actions/new-tab.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { services as words } from './content.ts';
import styles from './services.module.css';
import { isOnOurServers, type ThirdPartyService, thirdPartyServices } from './third-party-services.ts';

/** Third-party software and services, with purpose and trigger of each. */
export function Services({ site }: Pick<PageProps, 'site'>) {
  return (
    <ul className={styles.services}>
      {thirdPartyServices(site).map((service) => (
        <li key={service.name}>
          <div>
            <h3>{service.name}</h3>
            <Tag variant={service.inUse ? 'sun' : 'line'}>{stateOf(service)}</Tag>
          </div>
          <Facts {...service} />
        </li>
      ))}
    </ul>
  );
}

function stateOf(service: ThirdPartyService): string {
  if (!service.inUse) return words.notInUse;
  return isOnOurServers(service) ? words.inUse : words.inUseElsewhere;
}

function Facts({ purpose, cookies, retention, type, privacy }: ThirdPartyService) {
  const facts = { purpose, cookies, retention, loads: words.loads[type], privacy: <PrivacyLink {...privacy} /> };
  return (
    <dl>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
        <div key={name}>
          <dt>{words.facts[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function PrivacyLink({ label, href }: ThirdPartyService['privacy']) {
  if (href.startsWith('/')) return <a href={href}>{label}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <NewTab words={words.newTab} />
    </a>
  );
}
