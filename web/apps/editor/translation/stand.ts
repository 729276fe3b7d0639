import type { Progress } from './translation-operations.ts';

export type Stand =
  | 'notOffered'
  | 'marked'
  | 'atWork'
  | 'missing'
  | 'outdated'
  | 'ahead'
  | 'ready'
  | 'translated';

type Known = Pick<
  Progress,
  'translationState' | 'isBegun' | 'isOffered' | 'isReady' | 'missing' | 'outdated' | 'owed' | 'ahead'
>;

/** The most relevant state of a page in a language. */
export function standOf(progress: Known): Stand {
  const { translationState, isBegun, isOffered, isReady, missing, outdated, owed, ahead } = progress;
  if (!isOffered) return 'notOffered';
  const lacks = missing + outdated > 0;
  if (lacks && translationState === 'InProgress') return 'atWork';
  if (lacks && translationState === 'MarkedForTranslation') return 'marked';
  if (owed === 0 && ahead > 0) return 'ahead';
  if (outdated > 0) return 'outdated';
  if (!isBegun || missing > 0) return 'missing';
  return isReady ? 'ready' : 'translated';
}
