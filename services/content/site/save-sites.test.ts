import { expect, test } from 'vitest';
import { getUrlPrefix } from './save-sites.ts';

test.each([
  [{ slug: '', domains: ['www.group.example'] }, ''],
  [{ slug: 'events', domains: ['www.group.example/events'] }, '/events'],
  [{ slug: 'wirelane', domains: ['www.wirelane.example'] }, ''],
  [{ slug: 'brand-portal', domains: [] }, '/brand-portal'],
])('URL-02 the addresses of the site %j begin with %j', (site, prefix) => {
  expect(getUrlPrefix(site)).toBe(prefix);
});
