import { StatusBadge } from '@site/ui/content/status-badge.tsx';
import { content } from './content.ts';
import type { ServiceStatus } from './state-list.ts';

const { statusWords } = content;

/** Checks whether a status is known; a feed may send others. */
const isKnown = (status: string): status is ServiceStatus => Object.hasOwn(statusWords, status);

/** State of a service or region; an unknown status looks like operational (specification, section 4). */
export function ServiceState({ status }: { status: string }) {
  const kind = isKnown(status) ? status : 'operational';
  return <StatusBadge status={kind}>{statusWords[kind]}</StatusBadge>;
}
