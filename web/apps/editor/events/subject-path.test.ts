import { expect, test } from 'vitest';
import { subjectKinds } from '#contracts/editing/events.ts';
import { findScreen } from '#web/apps/frame/screens.ts';
import { screens } from '../screens.ts';
import { subjectPath } from './subject-path.ts';

test.each(subjectKinds)('EDI-02 a %s in the log leads to a screen that there is', (kind) => {
  const path = subjectPath({ kind, operation: 'any' }, 'a8d1');
  expect(findScreen(screens, (path ?? '').replace(/^\/|\?.*/g, ''))).toBeDefined();
});

test('EDI-02 what is gone, and what another program names, leads nowhere', () => {
  expect(subjectPath({ kind: 'page', operation: 'removePage' }, 'a8d1')).toBeUndefined();
  expect(subjectPath({ kind: 'webhook', operation: 'sendWebhookAgain' }, 'a8d1')).toBeUndefined();
  expect(subjectPath({ kind: 'order', operation: 'addOrder' }, 'a8d1')).toBeUndefined();
});

test('an id of another program stays one part of the address', () => {
  expect(subjectPath({ kind: 'product', operation: 'saveProduct' }, '../team?x')).toBe(
    '/catalogue/..%2Fteam%3Fx',
  );
});
