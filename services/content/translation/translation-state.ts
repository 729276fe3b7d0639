/** Decision 4: how far the translation of a page into one language is. `none`: nobody has asked for it. */
export type TranslationState = 'none' | 'MarkedForTranslation' | 'InProgress' | 'Translated';

/** How far a page is as a whole; null: it is to be translated into no language. */
export function stateOfPage(states: readonly TranslationState[]): TranslationState | null {
  const asked = states.filter((state) => state !== 'none');
  if (asked.length === 0) return null;
  if (asked.every((state) => state === 'Translated')) return 'Translated';
  return asked.every((state) => state === 'MarkedForTranslation') ? 'MarkedForTranslation' : 'InProgress';
}
