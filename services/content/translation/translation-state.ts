/** Decision 4: the state of a page's translation into one language. `none`: none is wanted. */
export type TranslationState = 'none' | 'MarkedForTranslation' | 'InProgress' | 'Translated';

/** The state of a page as a whole; null: no translation is wanted. */
export function stateOfPage(states: readonly TranslationState[]): TranslationState | null {
  const started = states.filter((state) => state !== 'none');
  if (started.length === 0) return null;
  if (started.every((state) => state === 'Translated')) return 'Translated';
  return started.every((state) => state === 'MarkedForTranslation') ? 'MarkedForTranslation' : 'InProgress';
}
