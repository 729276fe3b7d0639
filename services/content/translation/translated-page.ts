import type { TranslationState } from './translation-state.ts';

/** How far the translation of a page into one language is. */
export type Progress = {
  language: string;
  state: TranslationState;
  /** Whether anything is there in the language. */
  isBegun: boolean;
  missing: number;
  outdated: number;
  exportedAt: string | null;
  importedAt: string | null;
  /** Who wrote in it here last. */
  takenBy: string | null;
  /** Whether visitors see it, somebody asked for it, or anything of it is there. */
  isOffered: boolean;
  /** Texts that visitors of the source see and those of this language do not have, or in an older state. */
  owed: number;
  /** Texts that only a draft of the source says. */
  ahead: number;
  /** When the source went out of which something is owed. */
  owedSince: string | null;
  /** All is translated, and visitors do not see it yet. */
  isReady: boolean;
  /** Visitors see a block in the source language. */
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
