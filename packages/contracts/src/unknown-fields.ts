import type * as z from 'zod/mini';
import type { UnknownField } from './release.ts';

/** Path of a nested value. */
type Path = PropertyKey[];

const LONGEST_NAME = 80;

/** Lists fields that a strict schema refused as unknown. */
export const findUnknownFields = ({ issues }: z.core.$ZodError): Path[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key): Path => [...issue.path, key]) : [],
  );

/** Copies a JSON value without these fields. */
export function withoutFields(value: unknown, fields: Path[]): unknown {
  const copy = structuredClone(value);
  for (const path of fields) {
    const parent = valueAt(copy, path.slice(0, -1));
    if (isObject(parent)) Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return copy;
}

/** @param description that has the field */
export function toUnknownField(description: unknown, path: Path): UnknownField {
  const nameOf = (keys: Path) => keys.map(String).join('.').slice(0, LONGEST_NAME);
  const page = path[0] === 'pages' ? valueAt(description, [...path.slice(0, 2), 'path']) : undefined;
  return typeof page === 'string' ? { page, field: nameOf(path.slice(2)) } : { field: nameOf(path) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) => (isObject(found) && Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined),
    value,
  );
}
