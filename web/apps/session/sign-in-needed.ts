/** What a silent sign-in may fail with, verbatim (specification, section 8). */
export const messages = {
  consent: 'Authentication or consent required',
  timedOut: 'Authorization timed out',
  fetchInChromium: 'Failed to fetch',
  fetchInFirefox: 'NetworkError when attempting to fetch resource.',
  fetchInSafari: 'Cross-origin redirection',
  interaction: 'The request requires some interaction that is not allowed.',
  signIn: 'User authentication is required',
} as const;

/** These two stand within longer texts. */
const parts = [messages.fetchInSafari, messages.signIn];

/** Whether a failed silent sign-in is one that the person can put right on the sign-in page. */
export function isSignInNeeded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  return (
    Object.values(messages).some((known) => known === message) || parts.some((part) => message.includes(part))
  );
}
