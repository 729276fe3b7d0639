import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnquiryDraft, writeEnquiryDraft } from './enquiry-draft.ts';

const signWith = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
const sign = signWith('ours');
const draft = { product: 'Reuss 455', message: 'Schafft sie 35 mm²?', expires: 2000 };

test('FRM-01 a draft comes back as it was written, until it expires', () => {
  const token = writeEnquiryDraft(draft, sign);
  expect(readEnquiryDraft(token, sign, 1999)).toEqual(draft);
  expect(readEnquiryDraft(token, sign, 2000)).toBe('expired');
});

test('FRM-01 what somebody else wrote or changed is not a draft', () => {
  const token = writeEnquiryDraft(draft, sign);
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...draft, message: 'Call me' })).toString('base64url');
  for (const odd of [`${other}.${signature}`, `${token}x`, `${token}.`, payload, '', '.', 'x'.repeat(9000)])
    expect(readEnquiryDraft(odd, sign, 1000)).toBeUndefined();
  expect(readEnquiryDraft(writeEnquiryDraft(draft, signWith('theirs')), sign, 1000)).toBeUndefined();
});
