import { expect, test } from 'vitest';
import { everywhere } from '#contracts/editing/roles.ts';
import { isAwaited } from './is-awaited.ts';

const submitted = { submittedBy: 'Jonas Meier', approvedBy: null, releasedAt: null };
const chief = { grants: [everywhere('chief')], name: 'Petra Ott' };

test('EDI-05 a submitted release waits for a chief editor, until it is approved or out', () => {
  expect(isAwaited(submitted, chief)).toBe(true);
  expect(isAwaited({ ...submitted, approvedBy: 'Petra Ott' }, chief)).toBe(false);
  expect(isAwaited({ ...submitted, releasedAt: '2026-11-24T08:00:00Z' }, chief)).toBe(false);
  expect(isAwaited({ ...submitted, submittedBy: null }, chief)).toBe(false);
});

test('EDI-05 it waits neither for its author nor for who may not approve', () => {
  expect(isAwaited(submitted, { ...chief, name: 'Jonas Meier' })).toBe(false);
  expect(isAwaited(submitted, { grants: [everywhere('editor')], name: 'Léa Favre' })).toBe(false);
});
