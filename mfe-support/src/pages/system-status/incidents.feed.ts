import { type Incident, incidents, incidentWords, recentIncidents } from './state-list.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Only the newest have a fragment on the page. */
const linkOf = (incident: Incident) =>
  recentIncidents.includes(incident) ? `{origin}/system-status#${incident.date}` : '{origin}/system-status';

const entry = (incident: Incident) => {
  const { date, title, status, duration, impact } = incident;
  return `  <entry>
    <id>{origin}/system-status#${date}</id>
    <title>${escaped(title)}</title>
    <updated>${date}T00:00:00Z</updated>
    <link href="${linkOf(incident)}"/>
    <summary>${escaped(`${incidentWords[status]}, ${duration}. ${impact}`)}</summary>
  </entry>`;
};

/** Atom (RFC 4287) of all incidents; the page shows the newest. */
export const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>{origin}/system-status</id>
  <title>{brand} system status</title>
  <author><name>{brand}</name></author>
  <updated>${incidents[0]?.date}T00:00:00Z</updated>
  <link href="{origin}/system-status"/>
  <link rel="self" href="{origin}/remotes/support/feeds/system-status.atom"/>
${incidents.map(entry).join('\n')}
</feed>
`;
