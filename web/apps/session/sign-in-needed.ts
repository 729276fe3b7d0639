/** The errors of a silent sign-in, verbatim (specification, section 8). */
export const messages = {
  consent: 'Authentication or consent required',
  timedOut: 'Authorization timed out',
  fetchInChromium: 'Failed to fetch',
  fetchInFirefox: 'NetworkError when attempting to fetch resource.',
  fetchInSafari: 'Cross-origin redirection',
  interaction: 'The request requires some interaction that is not allowed.',
  signIn: 'User authentication is required',
} as const;

/** These two occur within longer texts. */
const parts = [messages.fetchInSafari, messages.signIn];

/** Whether the sign-in page can solve a failed silent sign-in. */
export function isSignInNeeded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  return (
    Object.values(messages).some((known) => known === message) || parts.some((part) => message.includes(part))
  );
}
