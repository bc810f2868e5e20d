/**
 * Creates a loader for the script that hydrates the document.
 * @param url address of the script
 * @param onError called when it did not load
 * @returns loads it, unless it is loading or has loaded; after a failure the next call retries
 */
export function createApplicationLoader(url: string, onError: () => void): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    const script = Object.assign(document.createElement('script'), { src: url });
    script.addEventListener('error', () => {
      script.remove();
      isRequested = false;
      onError();
    });
    document.head.append(script);
  };
}
