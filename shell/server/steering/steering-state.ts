import { pagePathSchema, remoteNameSchema } from '@site/contracts';
import { publicKeySchema } from '@site/contracts/signature';
import * as z from 'zod';

/** Who made a decision, when, and why. */
const attributionSchema = z.object({
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  note: z.string().optional(),
});

/** Decisions about one remote. */
const steeredSchema = z.object({
  /** Incremented by each decision. */
  revision: z.int().default(0),
  /** Release to stay on. */
  pin: z.object({ ...attributionSchema.shape, version: z.string() }).optional(),
  /** The live release stays. */
  pause: attributionSchema.optional(),
  /**
   * Pushed or promoted release, which counts as the newest until the remote's source has another version than `over`.
   */
  chosen: z.object({ version: z.string(), over: z.string().optional() }).optional(),
  /** Last decision about the live release; without a version, the newest release. */
  decision: z
    .object({
      ...attributionSchema.shape,
      action: z.enum(['rollback', 'promote', 'pin', 'unpin', 'resume', 'push']),
      version: z.string().optional(),
    })
    .optional(),
});

/** Remote that is not in the registry file. */
const addedSchema = z.object({
  ...attributionSchema.shape,
  /** http(s) address of the folder that holds release.json. */
  source: z.string().optional(),
  paths: z.array(pagePathSchema),
  /** Keys that may sign its releases. */
  publicKeys: z.array(publicKeySchema).default([]),
});

/** Release that a share of visitors gets. */
const shareSchema = z.object({
  ...attributionSchema.shape,
  remote: remoteNameSchema,
  version: z.string(),
  /** Version that all others get; the share ends when another one goes live. */
  base: z.string(),
  /** Percentage of visitors. */
  percent: z.int().min(1).max(99),
});

/** Decisions of operators and teams, made while the site was running. */
export const steeringStateSchema = z.object({
  remotes: z.record(remoteNameSchema, steeredSchema).default({}),
  added: z.record(remoteNameSchema, addedSchema).default({}),
  /** Removed remotes of the registry file. */
  removed: z.array(remoteNameSchema).default([]),
  /** One at a time: two would require a third composition for visitors who are in both. */
  share: shareSchema.optional(),
});

export type SteeringState = z.infer<typeof steeringStateSchema>;
export type SteeredRemote = z.infer<typeof steeredSchema>;
export type Decision = NonNullable<SteeredRemote['decision']>;
export type Share = z.infer<typeof shareSchema>;
export type Attribution = z.infer<typeof attributionSchema>;

export const noSteering: SteeringState = { remotes: {}, added: {}, removed: [] };
