/**
 * The window of a framed page; undefined until its page has loaded, and for a site on another host, which is
 * inaccessible.
 */
export function frameWindow(frame: HTMLIFrameElement | null): (Window & typeof globalThis) | undefined {
  try {
    const inner = frame?.contentWindow;
    return inner && inner.location.href !== 'about:blank' ? (inner as Window & typeof globalThis) : undefined;
  } catch {
    return undefined;
  }
}
