import { componentPages, type Release, type ReleaseIssue, readRelease, renderedFrom } from '@site/contracts';
import { checkAmount, checkDepth } from './check-limits.ts';
import { ReleaseRefused } from './release-refused.ts';

/**
 * Parses `release.json`.
 * @param name remote to which the release must belong
 * @throws ReleaseRefused when the text is too much to read, or matches neither the current nor the previous contract
 */
export function parseRelease(name: string, text: string): Release {
  checkAmount(text);
  const json = parseJson(text);
  if (json === undefined) throw new ReleaseRefused('release.json is not JSON.');
  const version = textAt(json, 'version')?.slice(0, 80);
  checkDepth(json, version);
  const reading = readRelease(json);
  if ('issue' in reading) throw refusalFor(reading.issue, json, version);
  if ('unsupported' in reading) throw new ReleaseRefused(reading.reason, version);
  const { release } = reading;
  if (release.name !== name)
    throw new ReleaseRefused(`release.json belongs to "${release.name}", not "${name}".`, version);

  const listed = new Set(Object.keys(release.files));
  const needed = [
    release.container?.entry,
    ...renderedFrom(release, release.pages),
    ...release.pages.flatMap(({ js }) => js),
  ];
  const missing = needed.find((file) => file !== undefined && !listed.has(file));
  if (missing) throw new ReleaseRefused(`release.json needs ${missing} but does not list it among its files.`, version);
  const [rendered] = componentPages(release);
  if (rendered && !(release.server && release.container)) {
    const reason = `Page ${rendered.path} has no HTML, and the release lacks the server bundle or the container to render it.`;
    throw new ReleaseRefused(reason, version, rendered.path);
  }
  return release;
}

/** @returns undefined for invalid JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalFor(issue: ReleaseIssue, json: unknown, version: string | undefined): ReleaseRefused {
  const [list, index, group, field] = issue.path;
  const page = list === 'pages' ? textAt(at(at(json, 'pages'), index), 'path') : undefined;
  const isBlank = page && group === 'meta' && !textAt(at(at(at(json, 'pages'), index), 'meta'), field)?.trim();
  if (isBlank) return new ReleaseRefused(`Page ${page} has no ${String(field)}.`, version, page);
  const place = issue.path.length > 0 && `${issue.path.map(String).join('.')} – `;
  return new ReleaseRefused(`release.json does not fit the contract: ${place || ''}${issue.message}.`, version, page);
}

const at = (value: unknown, key: PropertyKey | undefined): unknown =>
  typeof value === 'object' && value !== null && key !== undefined ? Reflect.get(value, key) : undefined;

function textAt(value: unknown, key: PropertyKey | undefined): string | undefined {
  const found = at(value, key);
  return typeof found === 'string' ? found : undefined;
}
