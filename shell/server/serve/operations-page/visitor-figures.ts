import { type ReadVisitorCounts, vitals } from '../../visitors/read-counts.ts';

/** Metrics of the sampled visitors of one release. */
export interface ReleaseFigures {
  release: string;
  views: number;
  errors: number;
  /** Share of good measurements, 0 to 1; undefined without measurements. */
  good: { name: string; share: number | undefined }[];
}

/** Reads the visitor metrics of a remote. @throws (rejects) if the source does not respond */
export type ReadVisitorFigures = (remote: string) => Promise<ReleaseFigures[]>;

export function createVisitorFigures(readCounts: ReadVisitorCounts): ReadVisitorFigures {
  return async (remote) => {
    const { releases } = await readCounts(remote);
    return releases
      .filter(({ views, errors }) => views + errors > 0)
      .map(({ vitals: measured, ...counts }) => ({
        ...counts,
        good: vitals.map((name) => {
          const { count, good } = measured[name];
          return { name, share: count > 0 ? good / count : undefined };
        }),
      }));
  };
}
