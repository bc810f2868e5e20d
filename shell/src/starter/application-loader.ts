/**
 * Loads the script that hydrates the document.
 * @param url address of the script
 * @returns loads it, unless it is loading or has loaded; after a failure the next call tries again
 */
export function createApplicationLoader(url: string): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    const script = Object.assign(document.createElement('script'), { src: url });
    script.addEventListener('error', () => {
      script.remove();
      isRequested = false;
    });
    document.head.append(script);
  };
}
