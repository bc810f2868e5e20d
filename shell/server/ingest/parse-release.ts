import { type Release, releaseSchema } from '@site/contracts';
import { ReleaseRefused } from './release-refused.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/**
 * Reads `release.json`.
 * @param name remote whose release this must be
 * @throws ReleaseRefused when the text does not fit the contract
 */
export function parseRelease(name: string, text: string): Release {
  const json = parseJson(text);
  const version = textAt(json, 'version')?.slice(0, 80);
  const { data, error } = releaseSchema.safeParse(json);
  if (error) throw refusalFor(error.issues[0], json, version);
  if (data.name !== name) throw new ReleaseRefused(`release.json is of "${data.name}", not of "${name}".`, version);

  const listed = new Set(Object.keys(data.files));
  const needed = [data.server, data.container.entry, ...data.pages.flatMap(({ js, css }) => [...js, ...css])];
  const missing = needed.find((file) => !listed.has(file));
  if (missing) throw new ReleaseRefused(`release.json needs ${missing} but does not list it among its files.`, version);
  return data;
}

/** @returns undefined for a text that is not JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalFor(issue: Issue | undefined, json: unknown, version: string | undefined): ReleaseRefused {
  const [list, index, group, field] = issue?.path ?? [];
  const page = list === 'pages' ? textAt(at(at(json, 'pages'), index), 'path') : undefined;
  const isBlank = page && group === 'meta' && !textAt(at(at(at(json, 'pages'), index), 'meta'), field)?.trim();
  if (isBlank) return new ReleaseRefused(`Page ${page} has no ${String(field)}.`, version, page);
  const place = issue?.path.map(String).join('.') || 'it';
  return new ReleaseRefused(`release.json does not fit the contract: ${place} – ${issue?.message}.`, version, page);
}

const at = (value: unknown, key: PropertyKey | undefined): unknown =>
  typeof value === 'object' && value !== null && key !== undefined ? Reflect.get(value, key) : undefined;

function textAt(value: unknown, key: PropertyKey | undefined): string | undefined {
  const found = at(value, key);
  return typeof found === 'string' ? found : undefined;
}
