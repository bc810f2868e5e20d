import type { RenderStep } from './render-message.ts';

/**
 * What a step works on, at the beginning of a sentence. Not beside the schemas: rendering processes need this sentence, and
 * would load all of zod for it.
 */
export function subjectOf({ isOfShell, page, isContainer }: Omit<RenderStep, 'type' | 'startedAtCpuMs'>): string {
  if (isOfShell) return 'Rendering';
  if (page) return `Page ${page}`;
  return isContainer ? 'The container' : 'The server bundle';
}
