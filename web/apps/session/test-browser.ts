import { vi } from 'vitest';

/** A browser's storage, in memory. */
export function fakeStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: (index) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
}

type Frame = { src: string; hidden: boolean; contentWindow: { location: { href: string } } };

/**
 * A fake browser for sessions. `land`: the final address of the hidden frame for the address to which it is
 * sent; undefined: it stays on another origin. Returns the addresses to which the page navigated.
 */
export function openFakeBrowser(land: (address: URL) => string | undefined) {
  const left: URL[] = [];
  const frames: Frame[] = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    pathname: '/en/mykomax/tickets/list',
    search: '?status=open',
    hash: '',
    assign: (address: string) => void left.push(new URL(address)),
  });
  vi.stubGlobal('document', {
    createElement() {
      const frame = { src: '', hidden: false, contentWindow: { location: { href: 'about:blank' } } };
      return Object.assign(frame, {
        addEventListener(_: string, loaded: () => void) {
          const end = land(new URL(frame.src));
          if (end) frame.contentWindow.location.href = end;
          queueMicrotask(loaded);
        },
        remove() {},
      });
    },
    body: { append: (frame: Frame) => void frames.push(frame) },
  });
  return { left, frames };
}
