import type { Result } from 'lighthouse';

/** What keeps a page from 100 in a category. */
export interface FailedAudit {
  path: string;
  category: string;
  audit: string;
  /** What Lighthouse says about it. */
  title: string;
  /** Elements, messages or addresses it is about. */
  about: string[];
}

const LONGEST = 240;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

type Item = Record<string, unknown> & { node?: { selector?: string; snippet?: string } };

/** An element by its selector and its markup; other findings as they are. */
const toText = ({ node, ...rest }: Item) =>
  node ? `${node.selector}  ${shorten(node.snippet ?? '')}` : shorten(JSON.stringify(rest));

function itemsOf({ details, explanation }: Result['audits'][string]): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? (details.items as Item[]) : [];
  return [...(explanation ? [explanation] : []), ...items.map(toText)];
}

/** Every audit that counts and is not passed, in the order of the categories. */
export function failedAudits(path: string, { categories, audits }: Result): FailedAudit[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      // A score of `null` means that the page holds nothing of the kind.
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
      return { path, category: title, audit: id, title: audit.title, about: itemsOf(audit) };
    }),
  );
}

/** One paragraph per failed audit. */
export const describeFailedAudits = (failed: FailedAudit[]) =>
  failed
    .map(({ path, category, audit, title, about }) =>
      [`${path}  ${category}, ${audit}: ${title}`, ...about.map((text) => `    ${text}`)].join('\n'),
    )
    .join('\n');
