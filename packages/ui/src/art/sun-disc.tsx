export interface SunDiscProps {
  /** Side of the square drawing, in its own units. */
  size: number;
  /** Radius of the disc. */
  radius: number;
  /** Circles around it, fading outwards. */
  rings: readonly { radius: number; opacity: number }[];
  className?: string;
}

/** Sun as a call: a disc, with rings when it rings. At most one large disc per view, behind a dune corner; placed by the parent. */
export function SunDisc({ size, radius, rings, className }: SunDiscProps) {
  const center = size / 2;
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={center} cy={center} r={radius} fill="var(--sun-500)" />
      <g fill="none" stroke="var(--sun-500)">
        {rings.map((ring) => (
          <circle key={ring.radius} cx={center} cy={center} r={ring.radius} opacity={ring.opacity} />
        ))}
      </g>
    </svg>
  );
}
