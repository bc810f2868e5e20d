import { expect, it } from 'vitest';
import { CENTRE, cities, UNITS_PER_KM } from './range-map-cities.ts';

const EARTH_RADIUS_KM = 6371;
const dubai = coordinates(25.2, 55.27);
const places: Record<string, ReturnType<typeof coordinates>> = {
  London: coordinates(51.51, -0.13),
  Frankfurt: coordinates(50.11, 8.68),
  'New York': coordinates(40.71, -74.01),
  'São Paulo': coordinates(-23.55, -46.63),
  Nairobi: coordinates(-1.29, 36.82),
  Johannesburg: coordinates(-26.2, 28.05),
  Mumbai: coordinates(19.08, 72.88),
  Singapore: coordinates(1.35, 103.82),
  'Hong Kong': coordinates(22.32, 114.17),
  Tokyo: coordinates(35.68, 139.69),
  Sydney: coordinates(-33.87, 151.21),
  'San Francisco': coordinates(37.77, -122.42),
  Riyadh: coordinates(24.71, 46.68),
};

it.each(cities)('shows $name at its true distance and bearing from Dubai', ({ name, x, y }) => {
  const place = places[name];
  if (!place) throw new Error(`No coordinates of ${name}.`);
  const units = distanceKm(place) * UNITS_PER_KM;
  const angle = bearing(place);
  expect(Math.abs(x - (CENTRE + Math.sin(angle) * units))).toBeLessThan(1);
  expect(Math.abs(y - (CENTRE - Math.cos(angle) * units))).toBeLessThan(1);
});

function coordinates(latitude: number, longitude: number) {
  return { latitude: (latitude * Math.PI) / 180, longitude: (longitude * Math.PI) / 180 };
}

type Coordinates = ReturnType<typeof coordinates>;

/** Along a great circle (spherical law of cosines). */
function distanceKm({ latitude, longitude }: Coordinates) {
  const cosine =
    Math.sin(dubai.latitude) * Math.sin(latitude) +
    Math.cos(dubai.latitude) * Math.cos(latitude) * Math.cos(longitude - dubai.longitude);
  return Math.acos(cosine) * EARTH_RADIUS_KM;
}

/** Clockwise from north, in radians. */
function bearing({ latitude, longitude }: Coordinates) {
  const turn = longitude - dubai.longitude;
  return Math.atan2(
    Math.sin(turn) * Math.cos(latitude),
    Math.cos(dubai.latitude) * Math.sin(latitude) - Math.sin(dubai.latitude) * Math.cos(latitude) * Math.cos(turn),
  );
}
