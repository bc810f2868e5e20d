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

/** A rollback brings back one that was there before. */
const KNOWN_LAYOUTS = 4;

/** Documents that are to be there. */
interface WantedGroup {
  key: string;
  /** Hash of all that their pages depend on: the layout is left out. */
  pagesKey: string;
}

/** Documents whose pages are kept, while they get another layout. */
export interface KeptGroups<Group> {
  has(group: Group): boolean;
  /** Pages whose layout is wanted. */
  paths: string[];
  take(layout: RenderedLayout): void;
  /**
   * Saves them, unless layouts are missing.
   * @returns those that the disk has lost
   */
  saved(): Promise<Group[]>;
}

/** Pages that were rendered before, in another layout: a changed entry of the navigation renders no page again. */
export interface KeptPages {
  /** Key of the documents of pages in a layout. */
  keyOf(pagesKey: string, layout: string): string;
  /** @returns those of these groups whose pages are kept in a layout of late */
  find<Group extends WantedGroup>(groups: Group[]): Promise<KeptGroups<Group>>;
  /** Notes a layout in which documents are kept. */
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
      // Awaited once the processes have ended.
      for (const one of saving) one.catch(() => {});
    },
    saved: async () => (await Promise.all(saving)).flat(),
  };
}

/** @throws FileDamaged (rejects) when the disk has lost the document */
async function inLayout(document: RenderedDocument, layouts: Map<string, RenderedLayout>): Promise<FinishedPage> {
  const { path, status, links, ids, edges, file, integrity } = document;
  const { content } = await readVerified(file, integrity, false);
  const { before = '', after = '' } = layouts.get(path) ?? {};
  return toFinished({ path, status, links, ids, ...withLayout(content.toString(), edges, { before, after }) });
}
