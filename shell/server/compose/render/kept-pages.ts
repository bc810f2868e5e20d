import {
  type FinishedPage,
  type RenderedDocument,
  type RenderedStore,
  toFinished,
} from '../../store/rendered-store.ts';
import { readVerified } from '../../store/verified-file.ts';
import { digest } from '../digest.ts';
import { withLayout } from '../document/document.ts';
import type { RenderedLayout } from './render-message.ts';

/** Enough for a rollback to find its previous layout. */
const KNOWN_LAYOUTS = 4;

/** Group of documents that the composition needs. */
interface WantedGroup {
  key: string;
  /** Hash of everything the pages depend on, without the layout. */
  pagesKey: string;
}

/** Groups whose rendered pages are reused in a new layout. */
export interface KeptGroups<Group> {
  has(group: Group): boolean;
  /** Pages that need a layout. */
  paths: string[];
  take(layout: RenderedLayout): void;
  /**
   * Waits until all groups are saved; groups with missing layouts are not saved.
   * @returns groups whose documents are missing from disk
   */
  saved(): Promise<Group[]>;
}

/** Pages rendered earlier in another layout: a changed navigation entry renders no page again. */
export interface KeptPages {
  /** Returns the key of a group of documents in a layout. */
  keyOf(pagesKey: string, layout: string): string;
  /** Finds the groups whose pages are stored in a recent layout. */
  find<Group extends WantedGroup>(groups: Group[]): Promise<KeptGroups<Group>>;
  /** Records a layout in which documents are stored. */
  note(layout: string): void;
}

export function createKeptPages(rendered: Pick<RenderedStore, 'load' | 'save'>): KeptPages {
  let known: string[] = [];
  const keyOf = (pagesKey: string, layout: string) => digest(pagesKey, layout);

  const documentsOf = async ({ pagesKey }: WantedGroup) => {
    for (const layout of known) {
      const documents = await rendered.load(keyOf(pagesKey, layout));
      if (documents) return documents;
    }
    return undefined;
  };

  return {
    keyOf,
    async find<Group extends WantedGroup>(groups: Group[]) {
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

function placeInLayouts<Group extends WantedGroup>(
  rendered: Pick<RenderedStore, 'save'>,
  kept: Map<Group, RenderedDocument[]>,
): KeptGroups<Group> {
  const paths = [...kept.values()].flatMap((documents) => documents.map(({ path }) => path));
  const layouts = new Map<string, RenderedLayout>();
  const saving: Promise<Group[]>[] = [];

  const save = async (group: Group, documents: RenderedDocument[]): Promise<Group[]> => {
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
