import { messages } from '../sign-in-needed.ts';

/** The time limit for any response of the tenant (specification, section 9). */
const timeoutMs = 3000;

/**
 * Sends an authorisation request in a hidden frame, which ends on our own empty page. Returns the parameters
 * of its address; throws `Authorization timed out` when it never arrives, because the tenant shows something
 * or may not be framed.
 */
export function authorizeInFrame(address: string): Promise<URLSearchParams> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  const answer = new Promise<URLSearchParams>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(messages.timedOut)), timeoutMs);
    frame.addEventListener('load', () => {
      const brought = getParameters(frame);
      if (!brought) return;
      clearTimeout(timer);
      resolve(brought);
    });
  });
  document.body.append(frame);
  return answer.finally(() => frame.remove());
}

function getParameters(frame: HTMLIFrameElement): URLSearchParams | undefined {
  try {
    const { searchParams } = new URL(frame.contentWindow!.location.href);
    return searchParams.has('code') || searchParams.has('error') ? searchParams : undefined;
  } catch {
    // A page of another origin: the tenant has not redirected the frame back yet.
    return undefined;
  }
}
