import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';

const signedData = '1.2.840.113549.1.7.2';
/** Enveloped, and enveloped with authentication (RFC 5652, RFC 5083). */
const encrypted = ['1.2.840.113549.1.7.3', '1.2.840.113549.1.9.16.1.23'];

/**
 * What lies in an `smime.p7m` (RFC 8551): the mail that is wrapped in its signature, `encrypted` where nobody but the owner
 * of the key can read, undefined where it is neither. The signature itself is not verified, as that of a mail beside which it
 * lies is not: who writes is known by the address for answers.
 */
export function readSignedContent(bytes: Uint8Array): Uint8Array<ArrayBuffer> | 'encrypted' | undefined {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  if (offset < 0 || !(result instanceof Sequence)) return undefined;
  const [kind, content] = result.valueBlock.value;
  if (!(kind instanceof ObjectIdentifier)) return undefined;
  if (encrypted.includes(kind.getValue())) return 'encrypted';
  if (kind.getValue() !== signedData) return undefined;
  // SignedData is a version, the digests, and what is signed: its kind and, in an octet string, its bytes.
  const signed = findParts(findParts(content)?.[0])?.[2];
  const octets = findParts(findParts(signed)?.[1])?.[0];
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : undefined;
}

/** What a sequence or a tag holds. */
function findParts(node: unknown): unknown[] | undefined {
  const value = (node as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock?.value;
  return Array.isArray(value) ? value : undefined;
}
