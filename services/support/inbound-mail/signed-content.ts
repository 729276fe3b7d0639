import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';

const signedData = '1.2.840.113549.1.7.2';
/** EnvelopedData and AuthEnvelopedData (RFC 5652, RFC 5083). */
const encrypted = ['1.2.840.113549.1.7.3', '1.2.840.113549.1.9.16.1.23'];

/**
 * The content of an `smime.p7m` (RFC 8551): the mail inside its signature, `encrypted` if only the holder of the key
 * can read it, undefined if it is neither. The signature is not verified, and neither is a detached one: the sender
 * is known by the reply address.
 */
export function readSignedContent(bytes: Uint8Array): Uint8Array<ArrayBuffer> | 'encrypted' | undefined {
  const { result, offset } = fromBER(new Uint8Array(bytes));
  if (offset < 0 || !(result instanceof Sequence)) return undefined;
  const [kind, content] = result.valueBlock.value;
  if (!(kind instanceof ObjectIdentifier)) return undefined;
  if (encrypted.includes(kind.getValue())) return 'encrypted';
  if (kind.getValue() !== signedData) return undefined;
  // SignedData holds a version, the digests, and the signed content: its type and, in an octet string, its bytes.
  const signed = findParts(findParts(content)?.[0])?.[2];
  const octets = findParts(findParts(signed)?.[1])?.[0];
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : undefined;
}

/** The contents of a sequence or a tag. */
function findParts(node: unknown): unknown[] | undefined {
  const value = (node as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock?.value;
  return Array.isArray(value) ? value : undefined;
}
