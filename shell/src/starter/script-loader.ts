interface ScriptEvents {
  onLoad?: () => void;
  /** The script did not load. */
  onError: () => void;
}

/**
 * Creates a loader for a script.
 * @param properties of its element
 * @returns loads it, unless it is loading or has loaded; after a failure the next call retries
 */
export function createScriptLoader(
  properties: { src: string } & Record<string, unknown>,
  { onLoad, onError }: ScriptEvents,
): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    const script = Object.assign(document.createElement('script'), properties);
    if (onLoad) script.addEventListener('load', onLoad);
    script.addEventListener('error', () => {
      script.remove();
      isRequested = false;
      onError();
    });
    document.head.append(script);
  };
}
