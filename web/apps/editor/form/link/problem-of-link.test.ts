import { expect, test } from 'vitest';
import type { StoredLink } from '#contracts/content/draft.ts';
import { problemOfLink } from './problem-of-link.ts';

test.each<[StoredLink, string | undefined]>([
  [{ kind: 'PAGE' }, 'linkPage'],
  [{ kind: 'PAGE', page: 'x', pageParameters: 'a=b' }, 'linkParameters'],
  [{ kind: 'PAGE', page: 'x', pageParameters: '#a' }, undefined],
  [{ kind: 'PATH', path: 'about' }, 'linkPath'],
  [{ kind: 'PATH', path: '//evil.example' }, 'linkPath'],
  [{ kind: 'PATH', path: '/\\evil.example' }, 'linkPath'],
  [{ kind: 'PATH', path: '/about' }, undefined],
  [{ kind: 'EXTERNAL', href: 'javascript:alert(1)' }, 'linkAddress'],
  [{ kind: 'EXTERNAL', href: 'www.group.example' }, 'linkAddress'],
  [{ kind: 'EXTERNAL', href: 'https://www.group.example' }, undefined],
  [{ kind: 'EXTERNAL', href: 'tel:+41' }, undefined],
  [{ kind: 'PRODUCT', slug: '' }, 'linkSlug'],
  [{ kind: 'SERVICE', slug: 'training' }, undefined],
  [{ kind: 'ACTION' }, 'linkAction'],
])('EDI-05 the link %j', (link, code) => {
  expect(problemOfLink(link)?.code).toBe(code);
});
