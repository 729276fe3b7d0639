import type { ReleaseState } from '#contracts/support/releases.ts';

/** What can be done to a release; all of it is written down. */
export const releaseActions = [
  'create',
  'save',
  'addFile',
  'removeFile',
  'publish',
  'withdraw',
  'delete',
] as const;
export type ReleaseAction = (typeof releaseActions)[number];

/** To which state an action leads; `gone`: there is no release any more. */
type Steps = Readonly<Partial<Record<ReleaseAction, ReleaseState | 'gone'>>>;

/** A release that customers could download keeps its files: the same version is always the same bytes. */
const steps: Readonly<Record<ReleaseState, Steps>> = {
  draft: { save: 'draft', addFile: 'draft', removeFile: 'draft', publish: 'published', delete: 'gone' },
  published: { withdraw: 'withdrawn' },
  withdrawn: { publish: 'published' },
};

/** The state after an action; undefined: it cannot be done. */
export function afterAction(state: ReleaseState, action: ReleaseAction): ReleaseState | 'gone' | undefined {
  return steps[state][action];
}

export function getActions(state: ReleaseState): ReleaseAction[] {
  return releaseActions.filter((action) => afterAction(state, action) !== undefined);
}
