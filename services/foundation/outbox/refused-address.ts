const name = 'RefusedAddress';

/** What is thrown when a mail server refuses an address for good: trying it again would change nothing (RFC 5321, 4.2.1). */
export function refusedAddress(answer: string): Error {
  return Object.assign(new Error(answer), { name });
}

export function isRefusedAddress(error: unknown): error is Error {
  return error instanceof Error && error.name === name;
}
