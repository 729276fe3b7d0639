import * as v from 'valibot';
import { isSameSecret } from '../same-secret.ts';

/**
 * The contents of a link that opens the contact form filled in. The visitor reads it, completes it and decides
 * whether to send it.
 */
export type EnquiryDraft = {
  readonly product: string;
  readonly message: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
};

const maxLength = 6000;
const shape = v.object({ product: v.string(), message: v.string(), expires: v.number() });

type Sign = (text: string) => string;

/** As the query of an address. */
export function writeEnquiryDraft(draft: EnquiryDraft, sign: Sign): string {
  const payload = Buffer.from(JSON.stringify(draft)).toString('base64url');
  return `${payload}.${sign(`enquiry draft ${payload}`)}`;
}

/** Undefined: not one of our links. `expired`: it was one. */
export function readEnquiryDraft(
  token: string,
  sign: Sign,
  now: number,
): EnquiryDraft | 'expired' | undefined {
  const [payload = '', signature = '', more] = token.length <= maxLength ? token.split('.') : [];
  if (more !== undefined || !isSameSecret(signature, sign(`enquiry draft ${payload}`))) return undefined;
  const draft = v.parse(shape, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return draft.expires > now ? draft : 'expired';
}
