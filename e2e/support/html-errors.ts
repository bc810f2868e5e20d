import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '@site/dev-tools/project-root.ts';

interface Report {
  filePath: string;
  messages: { ruleId: string; message: string; selector: string | null }[];
}

/** Runs html-validate with a JSON report; it exits with 1 when it has found something. */
function validate(folder: string): Promise<Report[]> {
  // It exits before a pipe has taken a long report.
  const report = path.join(folder, 'report.json');
  const options = ['--config', inProject('e2e/crawlers/html-rules.mjs'), '--formatter', `json=${report}`, folder];
  return new Promise((resolve, reject) => {
    execFile(inProject('node_modules/.bin/html-validate'), options, (error, _out, talk) => {
      if (error && error.code !== 1) reject(new Error(talk || error.message));
      else resolve(readFile(report, 'utf8').then((text) => JSON.parse(text) as Report[]));
    });
  });
}

/** A control that has to be reported: documents without errors are not listed. */
const MISTAKEN = {
  name: 'mistaken',
  html: '<!doctype html><html lang="en"><head><title>x</title></head><p><div></div>',
};

/**
 * Validates documents with html-validate.
 * @param documents name → HTML
 * @returns a sentence for each error
 */
export async function htmlErrors(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  const texts = [...Object.entries(documents), [MISTAKEN.name, MISTAKEN.html] as const];
  try {
    await Promise.all(texts.map(([, html], index) => writeFile(path.join(folder, `${index}.html`), html)));
    const reports = await validate(folder);
    const errors = reports.flatMap(({ filePath, messages }) => {
      const [name] = texts[Number(path.basename(filePath, '.html'))] ?? [];
      return messages.map(({ ruleId, message, selector }) => ({ name, text: `${ruleId}: ${message} at ${selector}` }));
    });
    if (!errors.some(({ name }) => name === MISTAKEN.name)) throw new Error('The documents were not read.');
    return errors.filter(({ name }) => name !== MISTAKEN.name).map(({ name, text }) => `${name}: ${text}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
