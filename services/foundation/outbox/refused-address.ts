const name = 'RefusedAddress';

/** The error for an address that a mail server refuses for good: a retry would change nothing (RFC 5321, 4.2.1). */
export function refusedAddress(answer: string): Error {
  return Object.assign(new Error(answer), { name });
}

export function isRefusedAddress(error: unknown): error is Error {
  return error instanceof Error && error.name === name;
}
