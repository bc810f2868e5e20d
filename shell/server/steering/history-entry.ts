import * as z from 'zod';

/** Outcomes of a publication or decision. */
export const outcomes = ['live', 'stored', 'done', 'refused', 'failed'] as const;

export const historyEntrySchema = z.object({
  at: z.string().meta({ description: 'ISO 8601.' }),
  remote: z.string(),
  action: z
    .enum([
      'publish',
      'push',
      'preview',
      'end-preview',
      'share',
      'end-share',
      'promote',
      'rollback',
      'pin',
      'unpin',
      'pause',
      'resume',
      'add-remote',
      'remove-remote',
    ])
    .meta({ description: '`publish`: the shell found the release at the source of the remote.' }),
  version: z.string().optional(),
  percent: z.int().optional().meta({ description: 'Percentage of visitors who get a shared release.' }),
  by: z.string().meta({
    description:
      'Name of the token; `source` for releases found by polling, `shell` for decisions of the shell itself.',
  }),
  note: z.string().optional(),
  outcome: z
    .enum(outcomes)
    .meta({ description: '`live`: the version is served from then on. `done`: the live version did not change.' }),
  page: z.string().optional().meta({ description: 'Path of the page at fault.' }),
  reason: z.string().optional().meta({ description: 'One sentence.' }),
  warnings: z
    .array(z.string())
    .optional()
    .meta({ description: 'Warnings about a release that went live; one sentence each.' }),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** History entry as it is shown, with the end of the period during which its release was live. */
export const shownEntrySchema = historyEntrySchema.extend({
  until: z.string().optional().meta({ description: 'When another release of the remote replaced it. ISO 8601.' }),
});

export type ShownEntry = z.infer<typeof shownEntrySchema>;
