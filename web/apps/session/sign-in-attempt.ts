/** The data of a sign-in attempt, to match the tenant's response. */
export type Attempt = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** The page to return to. */
  readonly returnTo?: string;
};

/** IDP-01: a state of 16 bytes, a verifier of 32. */
export function beginAttempt(clientId: string, redirectUri: string, returnTo?: string): Attempt {
  return {
    clientId,
    redirectUri,
    state: randomText(16),
    verifier: randomText(32),
    nonce: randomText(16),
    returnTo,
  };
}

/** Random text that is safe in addresses: base64url of so many bytes. */
function randomText(bytes: number): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An attempt that leaves the page is stored until it returns, in this tab only. */
const pendingKey = (clientId: string) => `FR-SDK-authflow-${clientId}`;

/** Throws without storage: the sign-in could never be completed. */
export function savePending(attempt: Attempt): void {
  sessionStorage.setItem(pendingKey(attempt.clientId), JSON.stringify({ prefix: 'FR-SDK', ...attempt }));
}

/** Returns the attempt that left this tab, and deletes it. */
export function takePending(clientId: string): Attempt | undefined {
  const attempt = readPending(clientId);
  sessionStorage.removeItem(pendingKey(clientId));
  return attempt;
}

/** The same, without deleting it. */
export function readPending(clientId: string): Attempt | undefined {
  const text = sessionStorage.getItem(pendingKey(clientId));
  try {
    return text === null ? undefined : (JSON.parse(text) as Attempt);
  } catch {
    return undefined;
  }
}
