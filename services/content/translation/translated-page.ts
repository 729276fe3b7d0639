import type { TranslationState } from './translation-state.ts';

/** The state of a page's translation into one language. */
export type Progress = {
  language: string;
  state: TranslationState;
  /** Whether any text exists in the language. */
  isBegun: boolean;
  missing: number;
  outdated: number;
  exportedAt: string | null;
  importedAt: string | null;
  /** Who wrote in it last. */
  takenBy: string | null;
  /** Whether it is published, was requested, or has any text. */
  isOffered: boolean;
  /** Texts that the published source has, and this language lacks or has in an older state. */
  owed: number;
  /** Texts that only the source's draft has. */
  ahead: number;
  /** When the source was published in the version of which something is owed. */
  owedSince: string | null;
  /** Everything is translated, and not published yet. */
  isReady: boolean;
  /** Whether visitors see a block in the source language. */
  showsSource: boolean;
};

export type TranslatedPage = {
  id: string;
  siteId: string;
  path: string;
  sitePrefix: string;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  title: string;
  sourceLanguage: string;
  segments: number;
  targets: Progress[];
};
