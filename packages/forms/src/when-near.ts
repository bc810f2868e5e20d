interface WhenNearOptions {
  /** How far outside of the viewport counts as near, as CSS writes it: `600px`. */
  margin: string;
  /** Stops observing. */
  signal: AbortSignal;
}

/** Calls back once, when an element is in the viewport or near it. */
export function whenNear(element: Element, { margin, signal }: WhenNearOptions, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
