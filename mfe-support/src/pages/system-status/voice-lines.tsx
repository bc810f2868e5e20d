import { sentence, voiceLine } from '@site/ui/vignettes/voice-line.ts';

/** Calm: half as loud as on the home page, and fading downwards. */
const lines = [
  { y: 18, loudness: 0.5, opacity: 0.9 },
  { y: 44, loudness: 0.37, opacity: 0.6 },
  { y: 68, loudness: 0.26, opacity: 0.38 },
  { y: 90, loudness: 0.16, opacity: 0.22 },
].map(({ y, loudness, opacity }) => ({
  opacity,
  path: voiceLine({ from: -20, to: 1460, ridge: () => y, strength: (x) => sentence(x) * loudness }),
}));

/** The voice line of an undisturbed network. */
export function VoiceLines({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map(({ opacity, path }) => (
        <path key={opacity} opacity={opacity} d={path} />
      ))}
    </svg>
  );
}
