import { expect, test } from 'vitest';
import { commonHeaders, documentHeaders } from './security-headers.ts';

test('a site that is reached by https keeps its visitors there, one that is not does not lock them out', () => {
  const secure = documentHeaders({ secure: true, development: false });
  expect(secure['Strict-Transport-Security']).toMatch(/^max-age=(\d{8}); includeSubDomains$/);
  expect(secure['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  const plain = documentHeaders({ secure: false, development: false });
  expect(plain['Strict-Transport-Security']).toBeUndefined();
  expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  expect(commonHeaders({ secure: true })['Strict-Transport-Security']).toBeDefined();
});

test('only development may run what Vite writes into the page', () => {
  const policy = (development: boolean) =>
    documentHeaders({ secure: false, development })['Content-Security-Policy'];
  expect(policy(false)).not.toMatch(/unsafe|ws:/);
  expect(policy(false)).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy(true)).toContain("script-src 'self' 'unsafe-inline'");
});

test('inline scripts may run that a page announces, and no others', () => {
  const policy = (development: boolean) =>
    documentHeaders({ secure: false, development }, { inlineScripts: "'sha256-abc='" })[
      'Content-Security-Policy'
    ];
  expect(policy(false)).toContain("script-src 'self' 'sha256-abc=';");
  // Browsers ignore `unsafe-inline` where a hash stands beside it.
  expect(policy(true)).toContain("script-src 'self' 'unsafe-inline';");
});

test('IDP-03 an identity tenant elsewhere may be asked, framed and sent to, and nothing more', () => {
  const policyWith = (tenant?: string) =>
    documentHeaders({ secure: true, development: false, tenant })['Content-Security-Policy']?.split('; ') ??
    [];
  const without = new Set(policyWith());
  const more = policyWith('https://login.example').filter((directive) => !without.has(directive));
  expect(more.map((directive) => directive.split(' ')[0])).toEqual([
    'connect-src',
    'frame-src',
    'form-action',
  ]);
  for (const directive of more) expect(directive).toMatch(/^\S+ 'self'.* https:\/\/login\.example$/);
});

test('EDI-02 only a preview may be framed, by its own site and the editor area’s; only that shows all sites in frames', () => {
  const policy = (exceptions: Parameters<typeof documentHeaders>[1]) =>
    documentHeaders({ secure: false, development: false }, exceptions)['Content-Security-Policy'];
  expect(policy({})).toContain("frame-ancestors 'none'");
  expect(policy({ framedBy: 'https://www.group.example' })).toContain(
    "frame-ancestors 'self' https://www.group.example;",
  );
  expect(policy({ frames: ['https://www.wirelane.example'] })).toMatch(
    /frame-src 'self' .* https:..www.wirelane.example;/,
  );
  expect(policy({ holdsRichTextEditor: true })).toContain('trusted-types ProseMirrorClipboard');
  expect(policy({})).toContain("trusted-types 'none'");
  expect(policy({})).not.toContain('worker-src');
  expect(policy({ readsFiles: true })).toContain("worker-src 'self'");
  expect(policy({ readsFiles: true })).toContain('trusted-types fit-reader');
});
