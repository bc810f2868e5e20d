import type { RenderStep } from './render-message.ts';

/**
 * Names the subject of a step, as the start of a sentence. Kept apart from the schemas because rendering processes would load
 * all of zod with them.
 */
export function subjectOf({ isOfShell, page, isContainer }: Omit<RenderStep, 'type' | 'startedAtCpuMs'>): string {
  if (isOfShell) return 'Rendering';
  if (page) return `Page ${page}`;
  return isContainer ? 'The container' : 'The server bundle';
}
