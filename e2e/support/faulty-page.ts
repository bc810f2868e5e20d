/**
 * Wraps a page in one that fails in browsers only: by the query of its address, by buttons below the page, or whenever
 * it is rendered in a tab, which counts in `timesBroken`.
 * @param source of a `page.tsx`
 */
export function faulty(source: string): string {
  const name = /export default function (\w+)/.exec(source)?.[1];
  return `
import { lazy, Suspense, useEffect, useState } from 'react';
import { toast } from '@site/toasts';
${source.replace('export default function', 'function')}
const fail = (what) => {
  throw new Error(what);
};
const Part = lazy(async () => fail('a lazy part'));

export default function FaultyPage(props) {
  const fault = typeof window === 'object' ? location.search : '';
  const [isPressed, setPressed] = useState(false);
  const [hasPart, setPart] = useState(false);
  useEffect(() => {
    if (fault === '?effect') fail('an effect');
    if (fault === '?cleanup') return () => fail('a cleanup');
  }, [fault]);
  if (fault === '?render') fail('a render');
  if (globalThis.timesBroken >= 0) {
    globalThis.timesBroken += 1;
    fail('a render ahead');
  }
  if (isPressed) fail('a render after a click');
  return (
    <>
      <${name} {...props} />
      <button type="button" onClick={() => setPressed(true)}>Break the page</button>
      <button type="button" onClick={() => setPart(true)}>Break a part</button>
      <button type="button" onClick={() => fail('a handler')}>Break a handler</button>
      <button type="button" onClick={() => toast({ title: {} })}>Break a message</button>
      <button type="button" onClick={() => toast({ title: 'A sound message' })}>Show a message</button>
      {hasPart && <Suspense fallback="…"><Part /></Suspense>}
    </>
  );
}
`;
}
