import { expect, it } from 'vitest';
import { sentence, voiceLine } from './voice-line.ts';

const flat = () => 18;

it('runs along its ridge from one end of the drawing to the other', () => {
  expect(voiceLine({ from: 0, to: 60, ridge: (x) => x / 10, strength: () => 0 })).toBe(
    'M0 0q10 1 20 2q10 1 20 2q10 1 20 2',
  );
});

it('swings to both sides in turn, as far as the voice is strong', () => {
  expect(voiceLine({ from: 0, to: 40, ridge: flat, strength: () => 4 })).toBe('M0 18q10-8 20 0q10 8 20 0');
});

it('hears silence between words and the loudest word in the middle', () => {
  expect(sentence(0)).toBeLessThan(2);
  expect(sentence(520)).toBeGreaterThan(20);
});
