import type { ReleaseState } from '#contracts/support/releases.ts';

/** The actions on a release, all of which are recorded. */
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

/** The state after each action; `gone`: the release is deleted. */
type Steps = Readonly<Partial<Record<ReleaseAction, ReleaseState | 'gone'>>>;

/** A release that customers could download keeps its files: the same version is always the same bytes. */
const steps: Readonly<Record<ReleaseState, Steps>> = {
  draft: { save: 'draft', addFile: 'draft', removeFile: 'draft', publish: 'published', delete: 'gone' },
  published: { withdraw: 'withdrawn' },
  withdrawn: { publish: 'published' },
};

/** The state after an action; undefined: the state does not allow it. */
export function afterAction(state: ReleaseState, action: ReleaseAction): ReleaseState | 'gone' | undefined {
  return steps[state][action];
}

export function getActions(state: ReleaseState): ReleaseAction[] {
  return releaseActions.filter((action) => afterAction(state, action) !== undefined);
}
