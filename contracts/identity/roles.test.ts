import { describe, expect, test } from 'vitest';
import { carriesRole, findRoles, roles } from './roles.ts';

describe('IDP-05 POR-02 the roles of a token', () => {
  test.each([
    [
      ['kmx_a', 'kmx_b'],
      ['kmx_a', 'kmx_b'],
    ],
    ['kmx_a kmx_b', ['kmx_a', 'kmx_b']],
    ['kmx_a,kmx_b, kmx_c', ['kmx_a', 'kmx_b', 'kmx_c']],
    ['["kmx_a","kmx_b"]', ['kmx_a', 'kmx_b']],
    ['[kmx_a', ['[kmx_a']],
    ['CN=kmx_a,OU=x,DC=y', ['CN=kmx_a,OU=x,DC=y']],
    ['', []],
    [undefined, []],
    [{}, []],
  ])('%j are %j', (claim, names) => {
    expect(findRoles(claim)).toEqual(names);
  });

  test.each([
    [['kmx_int_direct_active'], true],
    [['CN=kmx_int_direct_active,OU=roles'], true],
    [['KMX_INT_DIRECT_ACTIVE'], true],
    [['x_kmx_int_direct_active_old'], false],
    [['kmx_int_direct_active2'], false],
    [[], false],
  ])('%j carry the role: %s', (names, carried) => {
    expect(carriesRole(names, roles.direct)).toBe(carried);
  });
});
