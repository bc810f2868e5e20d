import { useEffect, useState } from 'react';
import { content } from './content.ts';

const { banner } = content;

/** Hours and minutes in Dubai. */
export function gulfTime(now: Date): string {
  return now.toLocaleTimeString('en-GB', { timeZone: banner.timeZone.name, hour: '2-digit', minute: '2-digit' });
}

/**
 * The time in Dubai. The document is older than its reader: the server renders the zone only. No live region: a screen
 * reader reads the time on demand, not every minute.
 */
export function Clock() {
  const [time, setTime] = useState<string>();

  useEffect(() => {
    const tick = () => setTime(gulfTime(new Date()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  if (!time) return <p>{banner.zone}</p>;
  return (
    <p>
      {/* One text: React would update separate text nodes, which a translator has replaced. */}
      {banner.now} <time>{`${time} ${banner.timeZone.label}`}</time>
    </p>
  );
}
