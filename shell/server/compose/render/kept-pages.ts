import {
  type FinishedPage,
  type RenderedDocument,
  type RenderedStore,
  toFinished,
} from '../../store/rendered-store.ts';
import { readVerified } from '../../store/verified-file.ts';
import { digest } from '../digest.ts';
import { withLayout } from '../document/document.ts';
import type { DocumentGroup } from './document-groups.ts';
import type { RenderedLayout } from './render-message.ts';

/** Enough for a rollback to find its previous layout. */
const KNOWN_LAYOUTS = 4;

/** Groups whose rendered pages are reused in a new layout. */
export interface KeptGroups {
  has(group: DocumentGroup): boolean;
  /** Pages that need a layout. */
  paths: string[];
  take(layout: RenderedLayout): void;
  /**
   * Waits until all groups are saved; groups with missing layouts are not saved.
   * @returns groups whose documents are missing from disk
   */
  saved(): Promise<DocumentGroup[]>;
}

/** Pages rendered earlier in another layout: a changed navigation entry renders no page again. */
export interface KeptPages {
  /** Returns the key of a group of documents in a layout. */
  keyOf(pagesKey: string, layout: string): string;
  /** Finds the groups whose pages are stored in a recent layout. */
  find(groups: DocumentGroup[]): Promise<KeptGroups>;
  /** Records a layout in which documents are stored. */
  note(layout: string): void;
}

export function createKeptPages(rendered: Pick<RenderedStore, 'load' | 'save'>): KeptPages {
  let known: string[] = [];
  const keyOf = (pagesKey: string, layout: string) => digest(pagesKey, layout);

  const documentsOf = async ({ pagesKey }: DocumentGroup) => {
    for (const layout of known) {
      const documents = await rendered.load(keyOf(pagesKey, layout));
      if (documents) return documents;
    }
    return undefined;
  };

  return {
    keyOf,
    async find(groups: DocumentGroup[]) {
      const found = await Promise.all(groups.map(async (group) => ({ group, documents: await documentsOf(group) })));
      return placeInLayouts(
        rendered,
        new Map(found.flatMap(({ group, documents }) => (documents ? [[group, documents]] : []))),
      );
    },
    note(layout) {
      known = [layout, ...known.filter((other) => other !== layout)].slice(0, KNOWN_LAYOUTS);
    },
  };
}

function placeInLayouts(
  rendered: Pick<RenderedStore, 'save'>,
  kept: Map<DocumentGroup, RenderedDocument[]>,
): KeptGroups {
  const paths = [...kept.values()].flatMap((documents) => documents.map(({ path }) => path));
  const layouts = new Map<string, RenderedLayout>();
  const saving: Promise<DocumentGroup[]>[] = [];

  const save = async (group: DocumentGroup, documents: RenderedDocument[]): Promise<DocumentGroup[]> => {
    const pages = await Promise.all(documents.map((document) => inLayout(document, layouts))).catch(() => undefined);
    if (!pages) return [group];
    await rendered.save(group.key, pages);
    return [];
  };

  return {
    has: (group) => kept.has(group),
    paths,
    take(layout) {
      for (const path of layout.paths) layouts.set(path, layout);
      if (layouts.size < paths.length) return;
      for (const [group, documents] of kept) saving.push(save(group, documents));
      // Awaited after the processes have ended.
      for (const one of saving) one.catch(() => {});
    },
    saved: async () => (await Promise.all(saving)).flat(),
  };
}

/** @throws FileDamaged (rejects) when the stored document is damaged or missing */
async function inLayout(document: RenderedDocument, layouts: Map<string, RenderedLayout>): Promise<FinishedPage> {
  const { path, status, links, ids, edges, file, integrity } = document;
  const { content } = await readVerified(file, integrity, false);
  const { before = '', after = '' } = layouts.get(path) ?? {};
  return toFinished({ path, status, links, ids, ...withLayout(content.toString(), edges, { before, after }) });
}
