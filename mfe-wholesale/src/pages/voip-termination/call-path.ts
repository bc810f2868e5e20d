/** Measurements of the calls that reach a hop. */
export interface Hop {
  name: string;
  /** Answer-seizure ratio in percent. */
  asr: number;
  /** Average call duration in seconds. */
  acd: number;
  /** Post-dial delay in seconds, from the last digit to this hop. */
  pdd: number;
}

/**
 * An example route. The specification gives the limits (ASR 98% or better, ACD 180 s or more, PDD under 3 s); the
 * values within them are ours.
 */
export const callPath: readonly Hop[] = [
  { name: 'Our border', asr: 99.8, acd: 192, pdd: 0.2 },
  { name: 'Carrier route', asr: 99.3, acd: 191, pdd: 0.9 },
  { name: 'Local network', asr: 98.9, acd: 190, pdd: 1.8 },
  { name: 'Their phone', asr: 98.6, acd: 190, pdd: 2.4 },
];
