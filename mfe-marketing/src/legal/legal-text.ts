import type { RelatedItem } from '@site/ui/content/related-list.tsx';
import type { TextBlockData } from '@site/ui/text/text-block-data.ts';
import type { Words } from '@site/ui/text/words.ts';

/** One fact of the summary box. */
export interface SummaryFact {
  /** What it is about, in a few words. */
  label: string;
  /** The figure or the answer, large. */
  value: string;
  /** A sentence that says what it means for the reader. */
  text: string;
}

export interface LegalSection {
  /** Anchor of the heading. */
  id: string;
  title: string;
  /** The section in one sentence. */
  gist: Words;
  blocks: readonly TextBlockData[];
}

/** A policy or contract, as data. Sections are numbered in their order. */
export interface LegalText {
  title: string;
  lead: string;
  /** Day of the last change, as readers see it: `"19 January 2025"`. */
  updated: string;
  /** Whom it is for. */
  audience: string;
  summary: readonly SummaryFact[];
  sections: readonly LegalSection[];
  related: readonly RelatedItem[];
}
