/** Decision 4: how far the translation of a page into one language is. `none`: no translation is wanted. */
export type TranslationState = 'none' | 'MarkedForTranslation' | 'InProgress' | 'Translated';

/** How far a page is as a whole; null: it is to be translated into no language. */
export function stateOfPage(states: readonly TranslationState[]): TranslationState | null {
  const started = states.filter((state) => state !== 'none');
  if (started.length === 0) return null;
  if (started.every((state) => state === 'Translated')) return 'Translated';
  return started.every((state) => state === 'MarkedForTranslation') ? 'MarkedForTranslation' : 'InProgress';
}
