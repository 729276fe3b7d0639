import { expect, test } from 'vitest';
import { hideLinkSecrets } from './hide-link-secrets.ts';

test.each([
  ['/contact', '/contact'],
  ['/invitation', '/invitation'],
  ['/invitation/secret', '/invitation'],
  ['/confirm-email/secret', '/confirm-email'],
  ['/subscription/manage/secret', '/subscription/manage'],
  ['/stories/invitation/fair', '/stories/invitation/fair'],
])('FRM-01 IDP-07 of the page %s others hear %s', (path, reported) => {
  expect(hideLinkSecrets(path)).toBe(reported);
});
