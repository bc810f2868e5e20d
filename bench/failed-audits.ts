import type { Result } from 'lighthouse';

/** An audit that keeps a page below 100 in a category. */
export interface FailedAudit {
  path: string;
  category: string;
  audit: string;
  /** Lighthouse's title of the audit. */
  title: string;
  /** Elements, messages or addresses of the finding. */
  about: string[];
}

const LONGEST = 240;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

type Item = Record<string, unknown> & { node?: { selector?: string; snippet?: string } };

/** Describes an element by its selector and its markup; other findings unchanged. */
const toText = ({ node, ...rest }: Item) =>
  node ? `${node.selector}  ${shorten(node.snippet ?? '')}` : shorten(JSON.stringify(rest));

function itemsOf({ details, explanation }: Result['audits'][string]): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? (details.items as Item[]) : [];
  return [...(explanation ? [explanation] : []), ...items.map(toText)];
}

/** Returns all failed audits with a weight, in the order of the categories. */
export function failedAudits(path: string, { categories, audits }: Result): FailedAudit[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      // A score of `null` means that the audit does not apply.
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
      return { path, category: title, audit: id, title: audit.title, about: itemsOf(audit) };
    }),
  );
}

/** Formats one paragraph per failed audit. */
export const describeFailedAudits = (failed: FailedAudit[]) =>
  failed
    .map(({ path, category, audit, title, about }) =>
      [`${path}  ${category}, ${audit}: ${title}`, ...about.map((text) => `    ${text}`)].join('\n'),
    )
    .join('\n');
