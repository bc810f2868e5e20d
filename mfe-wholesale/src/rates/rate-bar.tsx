/** Parts of the scale, which ends at two cents: one is a hundredth of a cent. */
const SCALE = 200;
const PARTS_PER_USD = 10_000;

/** A rate as the length of a bar, on the common scale of all rate tables; the table's CSS sets its height. */
export function RateBar({ rate, className }: { rate: number; className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${SCALE} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={className} width={Math.round(rate * PARTS_PER_USD)} height="8" />
    </svg>
  );
}
