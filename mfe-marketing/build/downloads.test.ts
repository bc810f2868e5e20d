import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { renderPng } from './render-png.ts';
import { zipFiles } from './zip-files.ts';

const text = (words: string) => new TextEncoder().encode(words);
const kit = path.resolve(import.meta.dirname, '../src/pages/press/kit');

describe('a zip', () => {
  test('contains its files under their names', () => {
    const files = unzipSync(zipFiles({ 'logo/mark.svg': text('<svg/>'), 'facts.txt': text('2020') }));
    expect(Object.keys(files)).toEqual(['logo/mark.svg', 'facts.txt']);
    expect(strFromU8(files['facts.txt'] ?? text(''))).toBe('2020');
  });

  test('is identical on every day and machine, which keeps the release reproducible', () => {
    const made = zipFiles({ 'facts.txt': text('2020') });
    const date = made.readUInt16LE(12);
    expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
    expect(zipFiles({ 'facts.txt': text('2020') })).toEqual(made);
  });
});

describe('a picture', () => {
  test('has the size of the drawing', () => {
    const png = renderPng('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 4 3"/>');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40, 30]);
  });
});

test('every entry of the press kit can be built', () => {
  const lines = readFileSync(path.join(kit, 'press-kit.txt'), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const [name = '', source = name] = line.split(' from ');
    expect(readFileSync(path.join(kit, source)).length, line).toBeGreaterThan(0);
  }
});
