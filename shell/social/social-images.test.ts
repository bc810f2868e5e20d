import { readFileSync } from 'node:fs';
import { sitemapCategories } from '@site/contracts';
import { describe, expect, it } from 'vitest';
import site from '../site.json' with { type: 'json' };
import { drawing } from './drawing.ts';
import { drawnFrom, drawnFromFile } from './drawn-from.ts';
import { socialAlt, socialGroups, socialSize } from './groups.ts';
import { pictureFile } from './picture-file.ts';

/** Width and height in the head of a PNG file (its first chunk). */
function sizeOf(png: Buffer) {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe.each(sitemapCategories)('The picture of %s', (category) => {
  it('has the size that networks show without cropping', () => {
    expect(sizeOf(readFileSync(pictureFile(category)))).toEqual(socialSize);
  });

  it('names no brand, so that another brand can be configured', () => {
    expect(JSON.stringify(socialGroups[category])).not.toContain(site.brand);
    expect(drawing(socialGroups[category])).toContain(socialGroups[category].title);
    expect(socialAlt(socialGroups[category])).toContain(socialGroups[category].title);
  });
});

it('The pictures are drawn from the present words, colors and font (else: node scripts/run.mjs social-images)', () => {
  expect(JSON.parse(readFileSync(drawnFromFile, 'utf8'))).toEqual(drawnFrom());
});
