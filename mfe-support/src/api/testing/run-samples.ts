import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { samples } from '../samples.ts';

export type Language = 'sh' | 'js' | 'python';

interface Runtime {
  ending: string;
  command: string;
  /** Runs the files in sequence in one process, whose start is most of the cost of a short sample. */
  all: readonly string[];
  /** Whether this machine has it, with the dependencies of the samples. */
  isHere: boolean;
}

function works(command: string, ...options: string[]): boolean {
  try {
    execFileSync(command, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const runtimes: Record<Language, Runtime> = {
  sh: {
    ending: 'sh',
    command: 'sh',
    all: ['-c', 'for file; do . "$file"; done', 'sh'],
    isHere: ['curl', 'jq', 'xxd', 'openssl'].every((tool) => works('sh', '-c', `command -v ${tool}`)),
  },
  js: {
    ending: 'mjs',
    command: process.execPath,
    all: ['--input-type=module', '-e', 'for (const file of process.argv.slice(1)) await import(file)', '--'],
    isHere: true,
  },
  python: {
    ending: 'py',
    command: 'python3',
    all: ['-c', 'import runpy, sys\nsys.path.insert(0, ".")\nfor file in sys.argv[1:]: runpy.run_path(file)'],
    isHere: works('python3', '-c', 'import requests'),
  },
};

/** Folder of a visitor who copies samples. */
export class CopiedSamples {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'api-samples-'));

  private readonly environment: Record<string, string>;
  private readonly replace: () => Record<string, string>;

  /**
   * @param environment environment of the samples
   * @param replace address in a sample → local address
   */
  constructor(environment: Record<string, string>, replace: () => Record<string, string>) {
    this.environment = environment;
    this.replace = replace;
  }

  /** Saves a sample unchanged except for addresses. @returns the file */
  save(title: string, language: Language, name: string): string {
    const code = samples.find((sample) => sample.title === title)?.code[language];
    if (!code) throw new Error(`There is no sample "${title}" in ${language}.`);
    const file = path.join(this.folder, `${name}.${runtimes[language].ending}`);
    const replaced = Object.entries(this.replace()).reduce((text, [from, to]) => text.replaceAll(from, to), code);
    writeFileSync(file, replaced);
    return file;
  }

  forget(language: Language, name: string): void {
    rmSync(path.join(this.folder, `${name}.${runtimes[language].ending}`), { force: true });
  }

  /** Runs samples in one process. @returns their output */
  async run(language: Language, titles: readonly string[]): Promise<string> {
    const { command, all } = runtimes[language];
    const files = titles.map((title, index) => this.save(title, language, `sample${index}`));
    return (await promisify(execFile)(command, [...all, ...files], this.options())).stdout;
  }

  /** Starts a long-running sample. @returns its process, once it has printed something @throws when it ends instead */
  async start(language: Language, title: string, name: string): Promise<ChildProcess> {
    const child = spawn(runtimes[language].command, [this.save(title, language, name)], this.options());
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`"${title}" in ${language} has ended.`)));
    await Promise.race([once(child.stdout, 'data'), ended]);
    return child;
  }

  remove = () => rmSync(this.folder, { recursive: true });

  private options = () => ({
    cwd: this.folder,
    env: { ...this.environment, PATH: process.env.PATH ?? '', PYTHONDONTWRITEBYTECODE: '1' },
  });
}
