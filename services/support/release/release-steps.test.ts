import { expect, test } from 'vitest';
import { releaseStates } from '#contracts/support/releases.ts';
import { afterAction, getActions, releaseActions } from './release-steps.ts';

test('DLC-01 every state against every action', () => {
  const table = releaseStates.map((state) => [
    state,
    ...releaseActions.map((action) => afterAction(state, action) ?? '-'),
  ]);
  expect(releaseActions).toEqual([
    'create',
    'save',
    'addFile',
    'removeFile',
    'publish',
    'withdraw',
    'delete',
  ]);
  expect(table).toEqual([
    ['draft', '-', 'draft', 'draft', 'draft', 'published', '-', 'gone'],
    ['published', '-', '-', '-', '-', '-', 'withdrawn', '-'],
    ['withdrawn', '-', '-', '-', '-', 'published', '-', '-'],
  ]);
});

test('DLC-01 what can be done is what leads somewhere', () => {
  expect(getActions('draft')).toEqual(['save', 'addFile', 'removeFile', 'publish', 'delete']);
  expect(getActions('withdrawn')).toEqual(['publish']);
});
