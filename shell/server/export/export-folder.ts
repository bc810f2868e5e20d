import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError, tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';

const MARK = 'export.json';

const markSchema = z.object({
  composition: z.string(),
  /** Remote → version. */
  releases: z.record(z.string(), z.string()),
  documents: z.array(z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.html$/)),
});

/** Record of an export in its folder, which tells the next one what it may replace. */
type ExportMark = z.infer<typeof markSchema>;

/** Writes documents last, after the files they need. Files of earlier exports are kept for open tabs. */
type WriteExport = (mark: ExportMark, files: Map<string, Buffer>, documents: Map<string, Buffer>) => Promise<void>;

/**
 * @param folder new, empty, or that of an earlier export
 * @throws ConfigurationError when it contains anything else
 */
export async function openExportFolder(folder: string): Promise<WriteExport> {
  const earlier = await readMark(folder);

  const put = async (file: string, content: string | Buffer) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, content);
  };

  return async (mark, files, documents) => {
    const gone = earlier.filter((file) => !documents.has(file));
    await put(MARK, toJson({ ...mark, documents: [...mark.documents, ...gone] }));
    for (const [file, content] of [...files, ...documents]) await put(file, content);
    for (const file of gone) await rm(path.join(folder, file), { force: true });
    await put(MARK, toJson(mark));
  };
}

const toJson = (mark: ExportMark) => `${JSON.stringify(mark, null, 1)}\n`;

/** @returns documents of the earlier export */
async function readMark(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ConfigurationError(`${folder} cannot be read as a folder: name another one.`);
  });
  if (entries.length === 0) return [];
  const mark = await tryReadJson(path.join(folder, MARK), markSchema);
  if (mark) return mark.documents;
  throw new ConfigurationError(`${folder} contains more than an earlier export: name a new or empty folder.`);
}
