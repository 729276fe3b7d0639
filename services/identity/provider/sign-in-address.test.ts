import { expect, test } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

const goto = (query: string) => {
  const address = new URL(signInAddress(`/am/authorize?${query}`), 'http://here');
  expect(address.pathname).toBe('/sign-in');
  return address.searchParams.get('goto');
};

test.each([
  ['client_id=a&state=x%26y', '/am/authorize?client_id=a&state=x%26y'],
  ['state=x&prompt=login', '/am/authorize?state=x&max_age=60'],
  ['state=x&prompt=login+consent&max_age=5', '/am/authorize?state=x&max_age=60'],
  ['state=x&max_age=3600', '/am/authorize?state=x&max_age=3600'],
  ['state=x&max_age=0', '/am/authorize?state=x&max_age=60'],
  ['state=x&prompt=consent', '/am/authorize?state=x'],
])('IDP-01 who asked for %s comes back to %s', (query, expected) => {
  expect(goto(query)).toBe(expected);
});
