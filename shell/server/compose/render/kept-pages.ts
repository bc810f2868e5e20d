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
interface WantedPart {
  key: string;
  /** Hash of all that their pages depend on: the layout is left out. */
  pagesKey: string;
}

/** Documents whose pages are kept, while they get another layout. */
export interface KeptParts<Part> {
  has(part: Part): boolean;
  /** Pages whose layout is wanted. */
  paths: string[];
  take(layout: RenderedLayout): void;
  /**
   * Saves them, unless layouts are missing.
   * @returns those that the disk has lost
   */
  saved(): Promise<Part[]>;
}

/** Pages that were rendered before, in another layout: a changed entry of the navigation renders no page again. */
export interface KeptPages {
  /** Key of the documents of pages in a layout. */
  keyOf(pagesKey: string, layout: string): string;
  /** @returns those of these parts whose pages are kept in a layout of late */
  find<Part extends WantedPart>(parts: Part[]): Promise<KeptParts<Part>>;
  /** Notes a layout in which documents are kept. */
  note(layout: string): void;
}

export function createKeptPages(rendered: Pick<RenderedStore, 'load' | 'save'>): KeptPages {
  let known: string[] = [];
  const keyOf = (pagesKey: string, layout: string) => digest(pagesKey, layout);

  const documentsOf = async ({ pagesKey }: WantedPart) => {
    for (const layout of known) {
      const documents = await rendered.load(keyOf(pagesKey, layout));
      if (documents) return documents;
    }
    return undefined;
  };

  return {
    keyOf,
    async find<Part extends WantedPart>(parts: Part[]) {
      const found = await Promise.all(parts.map(async (part) => ({ part, documents: await documentsOf(part) })));
      return relay(rendered, new Map(found.flatMap(({ part, documents }) => (documents ? [[part, documents]] : []))));
    },
    note(layout) {
      known = [layout, ...known.filter((other) => other !== layout)].slice(0, KNOWN_LAYOUTS);
    },
  };
}

function relay<Part extends WantedPart>(
  rendered: Pick<RenderedStore, 'save'>,
  kept: Map<Part, RenderedDocument[]>,
): KeptParts<Part> {
  const paths = [...kept.values()].flatMap((documents) => documents.map(({ path }) => path));
  const layouts = new Map<string, RenderedLayout>();
  const saving: Promise<Part[]>[] = [];

  const save = async (part: Part, documents: RenderedDocument[]): Promise<Part[]> => {
    const pages = await Promise.all(documents.map((document) => inLayout(document, layouts))).catch(() => undefined);
    if (!pages) return [part];
    await rendered.save(part.key, pages);
    return [];
  };

  return {
    has: (part) => kept.has(part),
    paths,
    take(layout) {
      for (const path of layout.paths) layouts.set(path, layout);
      if (layouts.size < paths.length) return;
      for (const [part, documents] of kept) saving.push(save(part, documents));
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
