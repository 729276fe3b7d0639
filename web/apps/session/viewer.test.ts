import { expect, test } from 'vitest';
import { signIdToken } from './tenant/test-tenant.ts';
import { getViewer, parseClaims } from './viewer.ts';

test('IDP-05 a person as the tenant tells of her', () => {
  const claims = {
    sub: 'other',
    subname: 'id-1',
    given_name: 'Eva',
    family_name: 'Brandt',
    name: 'Eva Brandt',
    email: 'eva@nordlicht.example',
    roles: ['kmx_int_assetdb_active', 'CN=kmx_delegatedadmin_extern,OU=x'],
  };
  expect(getViewer(claims)).toEqual({
    id: 'id-1',
    fullName: 'Eva Brandt',
    firstName: 'Eva',
    lastName: 'Brandt',
    initials: 'EB',
    email: 'eva@nordlicht.example',
    roles: claims.roles,
    isDelegatedAdminInternal: false,
    isDelegatedAdminExternal: true,
  });
});

test('IDP-05 roles as one text, a letter of two units, and what is missing', () => {
  const viewer = getViewer({
    sub: 'u',
    given_name: '𠮷',
    family_name: 'élan',
    roles: 'a,kmx_delegatedadmin_intern',
  });
  expect(viewer).toMatchObject({ id: 'u', initials: '𠮷É', fullName: '𠮷 élan', email: '' });
  expect(viewer.isDelegatedAdminInternal).toBe(true);
  expect(getViewer({ name: 7, roles: null })).toMatchObject({
    id: '',
    initials: '',
    fullName: '',
    roles: [],
  });
});

test('what a token says can be read without checking it', async () => {
  expect(parseClaims(await signIdToken({ name: 'Zoë Müller' }))).toMatchObject({ name: 'Zoë Müller' });
  expect(parseClaims('no token')).toBeUndefined();
});
