import { escapeHtml } from '@site/process';
import { type Answer, headerOf } from '../serve/answers.ts';

/** What is written for the answers of a site. */
export interface ExportedFiles {
  /** File → content. */
  documents: Map<string, Buffer>;
  /** File → content of everything that is no document. */
  others: Map<string, Buffer>;
  /** Address → address that has the same content. */
  aliases: Map<string, string>;
}

const isDocument = (answer: Answer) => headerOf(answer, 'content-type')?.startsWith('text/html') === true;

/** `/pricing` → `pricing.html`: static hosts serve it at `/pricing`, while a `pricing/index.html` would add a slash. */
const documentFile = (path: string) => `${path.slice(1) || 'index'}.html`;

/** @param answers path → what the shell would answer */
export function toFiles(answers: Iterable<[string, Answer]>): ExportedFiles {
  const files: ExportedFiles = { documents: new Map(), others: new Map(), aliases: new Map() };
  const paths = new Map<Answer, string>();
  for (const [path, answer] of answers) {
    const original = paths.get(answer);
    paths.set(answer, original ?? path);
    if (original) files.aliases.set(path, original);
    else if (isDocument(answer)) files.documents.set(documentFile(path), withPolicy(answer));
    else files.others.set(path.slice(1), answer.bodies.identity.content);
  }
  return files;
}

const CHARSET = '<meta charset="utf-8">';

/** Not every host sends headers, and none sends a 404 document its own: the policy goes into the document. */
function withPolicy(answer: Answer): Buffer {
  const html = answer.bodies.identity.content.toString();
  const policy = headerOf(answer, 'content-security-policy') ?? '';
  // Browsers take this one from headers only.
  const inDocument = escapeHtml(policy.replace(/;\s*frame-ancestors [^;]*/, ''));
  const meta = `<meta http-equiv="content-security-policy" content="${inDocument}">`;
  return Buffer.from(html.replace(CHARSET, () => CHARSET + meta));
}
