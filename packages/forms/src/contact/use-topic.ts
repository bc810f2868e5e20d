import { type ContactTopic, parseContactTopic } from '@site/contracts';
import { useLocation } from '@site/router';
import { useEffect, useState } from 'react';

/** Topic in the address of the page; known only after hydration, because documents are composed without a query. */
export function useTopic(): ContactTopic | undefined {
  const { search } = useLocation();
  const [topic, setTopic] = useState<ContactTopic>();
  useEffect(() => setTopic(parseContactTopic(new URLSearchParams(search).get('topic'))), [search]);
  return topic;
}
