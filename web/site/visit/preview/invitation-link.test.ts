import { expect, test } from 'vitest';
import { findInvitation, invitationPath, invitedBy } from './invitation-link.ts';

const server = { sign: (text: string) => Buffer.from(text).toString('base64url') };
const now = Date.UTC(2026, 3, 1);
const invitation = { pageId: 'p1', version: 'v2', expiresAt: new Date(now + 60_000) };
const page = { protectedBy: 'p1', passwordVersions: ['v1', 'v2'] };
const link = invitationPath(server, invitation);

test('PAG-05 an invitation leads to the page before it, or below it', () => {
  expect(findInvitation(`/partners/prices${link}`)?.path).toBe('/partners/prices');
  expect(findInvitation(link)?.path).toBe('/');
  expect(findInvitation('/partners/invitation-2026-expo')).toMatchObject({ signature: 'expo' });
  expect(findInvitation('/partners/invitation')).toBeUndefined();
});

test('PAG-05 it opens what carries its password, until it expires or the password is gone', () => {
  const found = findInvitation(`/partners${link}`)!;
  expect(invitedBy(server, found, page, now)).toBe('v2');
  expect(invitedBy(server, found, page, now + 61_000)).toBeUndefined();
  expect(invitedBy(server, found, { ...page, passwordVersions: ['v1'] }, now)).toBeUndefined();
  expect(invitedBy(server, found, { ...page, protectedBy: 'p2' }, now)).toBeUndefined();
  expect(invitedBy(server, found, { ...page, protectedBy: null }, now)).toBeUndefined();
  expect(invitedBy(server, { ...found, signature: 'x' }, page, now)).toBeUndefined();
});
