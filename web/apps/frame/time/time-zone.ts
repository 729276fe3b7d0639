import { useSyncExternalStore } from 'react';

const key = 'time-zone';
const listeners = new Set<() => void>();

/** The zone of the clock beside the reader. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone that the reader chose here; undefined: the device's counts. */
export function chosenZone(): string | undefined {
  const stored = localStorage.getItem(key);
  return stored && isZone(stored) ? stored : undefined;
}

/** From now on all times of portal and editor area are of this zone; undefined: of the device's. */
export function chooseZone(zone: string | undefined): void {
  if (zone) localStorage.setItem(key, zone);
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** The zone in which the reader lives: chosen, or that of the device. */
export function readerZone(): string {
  return chosenZone() ?? deviceZone();
}

/** The same, also after it was changed, here or in another tab. */
export function useReaderZone(): string {
  return useSyncExternalStore(subscribe, readerZone, deviceZone);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
