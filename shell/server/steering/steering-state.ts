import { pagePathSchema, remoteNameSchema } from '@site/contracts';
import { publicKeySchema } from '@site/contracts/signature';
import * as z from 'zod';

/** Who has decided something, when, and why. */
const attributionSchema = z.object({
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  note: z.string().optional(),
});

/** What has been decided about one remote. */
const steeredSchema = z.object({
  /** Grows with each decision. */
  revision: z.int().default(0),
  /** Release to stay on. */
  pin: z.object({ ...attributionSchema.shape, version: z.string() }).optional(),
  /** What is live stays. */
  pause: attributionSchema.optional(),
  /**
   * Release that was pushed or promoted. It is the newest one until the remote's source has another version than `over`.
   */
  chosen: z.object({ version: z.string(), over: z.string().optional() }).optional(),
  /** The last decision about which release is to be live; no version: the newest one, whichever that is. */
  decision: z
    .object({
      ...attributionSchema.shape,
      action: z.enum(['rollback', 'promote', 'pin', 'unpin', 'resume', 'push']),
      version: z.string().optional(),
    })
    .optional(),
});

/** A remote that is not in the registry file. */
const addedSchema = z.object({
  ...attributionSchema.shape,
  /** http(s) address of the folder that holds release.json. */
  source: z.string().optional(),
  paths: z.array(pagePathSchema),
  /** Who may sign its releases. */
  publicKeys: z.array(publicKeySchema).default([]),
});

/** A release that a share of visitors gets. */
const shareSchema = z.object({
  ...attributionSchema.shape,
  remote: remoteNameSchema,
  version: z.string(),
  /** Version that all others get: when another one is live, the share has ended. */
  base: z.string(),
  /** Of visitors. */
  percent: z.int().min(1).max(99),
});

/** What operators and teams have decided while the site was running. */
export const steeringStateSchema = z.object({
  remotes: z.record(remoteNameSchema, steeredSchema).default({}),
  added: z.record(remoteNameSchema, addedSchema).default({}),
  /** Remotes of the registry file that the site goes without. */
  removed: z.array(remoteNameSchema).default([]),
  /** One at a time: two would need a third composition for who is in both. */
  share: shareSchema.optional(),
});

export type SteeringState = z.infer<typeof steeringStateSchema>;
export type SteeredRemote = z.infer<typeof steeredSchema>;
export type Decision = NonNullable<SteeredRemote['decision']>;
export type Share = z.infer<typeof shareSchema>;
export type Attribution = z.infer<typeof attributionSchema>;

export const noSteering: SteeringState = { remotes: {}, added: {}, removed: [] };
