import { expect, test } from 'vitest';
import { networkName } from './network-name.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2', '2001:db8:1:2::/64'],
  ['2001:0db8:1:0', '2001:db8:1::/64'],
  ['2001:db8:0:0', '2001:db8::/64'],
  ['127.0.0.1', undefined],
  ['0:0:0:0', undefined],
  ['', ''],
])('ACC-01 who signed in from "%s" reads %s', (address, name) => {
  expect(networkName(address)).toBe(name);
});
