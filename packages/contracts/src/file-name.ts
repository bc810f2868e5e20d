/**
 * Returns the file name of a download: `dunevox-fact-sheet.txt`.
 * @param brand product name; characters that file systems reject become hyphens
 * @param file name with its ending
 */
export function fileName(brand: string, file: string): string {
  const prefix = brand
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return [prefix, file].filter(Boolean).join('-');
}
