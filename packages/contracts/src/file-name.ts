/**
 * Name under which a download is saved: `dunevox-fact-sheet.txt`.
 * @param brand product name; what file systems dislike becomes a hyphen
 * @param file name with its ending
 */
export function fileName(brand: string, file: string): string {
  const owner = brand
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return [owner, file].filter(Boolean).join('-');
}
