import { readFile } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';

/** Content of docs/add-a-page.md. */
interface PageGuide {
  path: string;
  /** File name in the page's folder → its text. */
  files: Record<string, string>;
  /** Line to add to `src/remote.ts`. */
  importLine: string;
  /** Entry to add to the list of pages there. */
  declaration: string;
}

const found = (match: RegExpMatchArray | null, what: string): string[] => {
  if (!match) throw new Error(`docs/add-a-page.md no longer says ${what}.`);
  return match.slice(1);
};

/**
 * Reads the guide: each block of code belongs to the file named last before it.
 * @param name replaces `did` in `/did-numbers`
 */
export async function readPageGuide(name = 'did'): Promise<PageGuide> {
  const text = await readFile(inProject('docs/add-a-page.md'), 'utf8');
  const guide = text.replaceAll(/\bdid(?=-numbers|Numbers)/g, name);
  const files: Record<string, string> = {};
  for (const [, before = '', code = ''] of guide.matchAll(/^\d\. (.*?)```tsx?\n(.*?)```/gms)) {
    const file = [...before.matchAll(/`([\w-]+\.tsx?)`/g)].at(-1)?.[1];
    if (file) files[file] = code.replaceAll(/^ {3}/gm, '').trimEnd().concat('\n');
  }
  const [path = ''] = found(guide.match(/examples add\s+`(\/[\w-]+)`/), 'which page its examples add');
  const [importLine = '', declaration = ''] = found(
    guide.match(
      /list\s+it\s+in\s+`src\/remote\.ts`:\s+`(import [^`]+)`\s+and\s+`(\w+)`\s+in\s+the\s+list\s+of\s+`definePages`/,
    ),
    'how to list a page in src/remote.ts',
  );
  return { path, files, importLine, declaration };
}
