/** A script that starts with the events that its document has held for it. */
export interface StarterScript extends HTMLScriptElement {
  held: Event[];
}

/**
 * Listens to events of these types, including those from before this script, in their order. To be called while the script is
 * evaluated.
 */
export function listen<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): void {
  const { held = [] } = (document.currentScript ?? {}) as Partial<StarterScript>;
  for (const event of held) if (types.includes(event.type as Type)) listener(event as WindowEventMap[Type]);
  for (const type of types) addEventListener(type, listener, options);
}
