/** Units of the drawing per kilometer: 300 for 13,200 km. */
export const UNITS_PER_KM = 300 / 13_200;

/** Middle of the drawing: Dubai. */
export const CENTRE = 320;

interface City {
  name: string;
  /** Place on the map: true distance and bearing from Dubai (azimuthal equidistant projection). */
  x: number;
  y: number;
  /** Position of the name relative to the place. */
  dx: number;
  dy: number;
  anchor?: 'middle' | 'end';
}

/** Ends of the voice routes. */
export const cities: readonly City[] = [
  { name: 'London', x: 236, y: 228, dx: -10, dy: -10, anchor: 'end' },
  { name: 'Frankfurt', x: 246, y: 239, dx: 10, dy: -8 },
  { name: 'New York', x: 171, y: 119, dx: 0, dy: -14, anchor: 'middle' },
  { name: 'São Paulo', x: 55, y: 403, dx: 0, dy: 22, anchor: 'middle' },
  { name: 'Nairobi', x: 272, y: 385, dx: -12, dy: 4, anchor: 'end' },
  { name: 'Johannesburg', x: 249, y: 448, dx: -10, dy: 20, anchor: 'end' },
  { name: 'Mumbai', x: 362, y: 333, dx: 12, dy: 6 },
  { name: 'Singapore', x: 445, y: 364, dx: 12, dy: 16 },
  { name: 'Hong Kong', x: 453, y: 296, dx: 14, dy: 6 },
  { name: 'Tokyo', x: 474, y: 226, dx: 10, dy: -10 },
  { name: 'Sydney', x: 558, y: 455, dx: -12, dy: 20, anchor: 'end' },
  { name: 'San Francisco', x: 309, y: 25, dx: 10, dy: -12 },
  { name: 'Riyadh', x: 300, y: 321, dx: -10, dy: -8, anchor: 'end' },
];
