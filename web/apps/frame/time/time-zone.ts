import { useSyncExternalStore } from 'react';

const key = 'time-zone';
const listeners = new Set<() => void>();

/** The time zone of the device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone that the reader chose; undefined: the device's applies. */
export function chosenZone(): string | undefined {
  const stored = localStorage.getItem(key);
  return stored && isZone(stored) ? stored : undefined;
}

/** Sets the time zone of all times in portal and editor area; undefined: the device's. */
export function chooseZone(zone: string | undefined): void {
  if (zone) localStorage.setItem(key, zone);
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** The reader's time zone: the chosen one, or the device's. */
export function readerZone(): string {
  return chosenZone() ?? deviceZone();
}

/** The same, updated when it is changed, here or in another tab. */
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
