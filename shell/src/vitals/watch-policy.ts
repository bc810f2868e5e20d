import { countedDirectives } from '@site/contracts/vitals';
import type { PageViews } from './page-views.ts';
import { isOfExtension } from './watch-errors.ts';

/** `script-src-elem` and `script-src-attr` are parts of `script-src`. */
const directiveOf = (effective: string) =>
  countedDirectives.find((directive) => effective.startsWith(directive)) ?? 'other';

interface Violation {
  effectiveDirective: string;
  sourceFile?: string | null;
  blockedURL?: string | null;
}

/** Violations from before this script, for example while the document was parsed; empty in browsers without support. */
function earlierViolations(): Violation[] {
  if (!('ReportingObserver' in globalThis)) return [];
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const reports = observer.takeRecords();
  observer.disconnect();
  return reports.flatMap(({ body }) => (body ? [body as unknown as Violation] : []));
}

/** Counts policy violations. The policy is part of the document, where browsers ignore `report-to`. */
export function watchPolicy(views: Pick<PageViews, 'countViolation'>): void {
  const count = ({ effectiveDirective, sourceFile, blockedURL }: Violation) => {
    if (!isOfExtension(sourceFile, blockedURL)) views.countViolation(directiveOf(effectiveDirective));
  };
  for (const violation of earlierViolations()) count(violation);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) =>
    count({ effectiveDirective, sourceFile, blockedURL: blockedURI }),
  );
}
