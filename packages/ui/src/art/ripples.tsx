const LINES = Array.from({ length: 8 }, (_, index) => {
  const y = index * 26;
  return `M-10 ${100 + y}C220 ${80 + y} 420 ${10 + y} 700 ${20 + y}s420 60 750 10`;
}).join('');

/** Eight dune lines in the ripple color of the tone; the parent places them. */
export function Ripples() {
  return (
    <svg viewBox="0 0 1440 300" preserveAspectRatio="none" aria-hidden="true">
      <path d={LINES} fill="none" stroke="var(--ripple)" strokeWidth="1.5" />
    </svg>
  );
}
